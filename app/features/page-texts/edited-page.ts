import type { PictureName } from "~/content/pictures/slots";

export interface TextField {
  name: string;
  label: string;
  /** Path of the text within the page's content, e.g. "questions.0.answer". */
  path: string;
  /** In characters. */
  maxLength: number;
  help?: string;
  isOptional?: boolean;
  /** Number of the field in its list, from 1. The form shows one empty field after the last used one. */
  number?: number;
  /** Name of the list that the text belongs to. The texts of a list must differ, and at least one is required. */
  list?: string;
  /** The other field of a pair, and the error shown when it is filled in but this field is blank. */
  pair?: { name: string; missing: string };
  picture?: PictureName;
}

export interface TextPart {
  title: string;
  help?: string;
  fields: readonly TextField[];
}

export interface EditedPage<Content = unknown> {
  document: `${"page" | "service"}:${string}`;
  title: string;
  publicPath: string;
  parts: readonly TextPart[];
  defaults: Content;
}

export type PageTexts = Readonly<Record<string, string>>;

export function listFields({ parts }: EditedPage): readonly TextField[] {
  return parts.flatMap(({ fields }) => fields);
}

/** Returns the default texts by field name. Fields without a default are empty. */
export function getDefaultTexts(page: EditedPage): PageTexts {
  return Object.fromEntries(listFields(page).map(({ name, path }) => [name, findText(page.defaults, path)]));
}

/** Returns the page's content with the owner's texts, without list items in which a text is empty. */
export function applyOwnTexts<Content>(page: EditedPage<Content>, ownTexts: PageTexts): Content {
  const content = structuredClone(page.defaults);
  for (const { name, path, isOptional } of listFields(page)) {
    const text = ownTexts[name];
    if (text || (text === "" && isOptional)) setText(content, path, text);
  }
  return removeEmptyItems(content) as Content;
}

/** Value of `intent` for the button that restores a field's default. */
export function getResetIntent(field: string): string {
  return `reset ${field}`;
}

type TextTree = Record<string, unknown>;

function findText(content: unknown, path: string): string {
  let value = content;
  for (const key of path.split(".")) value = (value as TextTree | undefined)?.[key];
  return typeof value === "string" ? value : "";
}

function setText(content: unknown, path: string, text: string): void {
  const keys = path.split(".");
  const lastKey = keys.pop() ?? "";
  let branch = content as TextTree;
  for (const key of keys) {
    branch[key] ??= {};
    branch = branch[key] as TextTree;
  }
  branch[lastKey] = text;
}

function removeEmptyItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeEmptyItems).filter((item) => !isEmptyItem(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, removeEmptyItems(inner)]));
}

function isEmptyItem(item: unknown): boolean {
  return item === "" || (typeof item === "object" && item !== null && Object.values(item).includes(""));
}
