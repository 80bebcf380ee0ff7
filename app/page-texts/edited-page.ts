import type { PictureName } from "~/content/pictures/slots";
import type { DocumentName } from "~/revisions/revisions.server";

export interface TextField {
  name: string;
  label: string;
  /** Path of the text within the page's content, such as "questions.0.answer". */
  path: string;
  /** In characters. */
  maxLength: number;
  help?: string;
  isOptional?: boolean;
  /** Counts similar fields from 1. Hides optional ones after the first empty one. */
  number?: number;
  /** At least one text of a list is required; duplicates are not allowed. */
  list?: string;
  /** Field that this one depends on, and the request shown when it is empty. */
  pair?: { name: string; missing: string };
  picture?: PictureName;
}

export interface TextPart {
  title: string;
  help?: string;
  fields: readonly TextField[];
}

export interface EditedPage<Content = unknown> {
  document: Extract<DocumentName, `${string}:${string}`>;
  title: string;
  address: string;
  parts: readonly TextPart[];
  delivered: Content;
}

export type PageTexts = Readonly<Record<string, string>>;

export function listFields({ parts }: EditedPage): readonly TextField[] {
  return parts.flatMap(({ fields }) => fields);
}

/** Unused fields are empty. */
export function writeTexts(page: EditedPage): PageTexts {
  return Object.fromEntries(listFields(page).map(({ name, path }) => [name, findText(page.delivered, path)]));
}

/** Omits list items without a text. */
export function applyOwnTexts<Content>(page: EditedPage<Content>, own: PageTexts): Content {
  const content = structuredClone(page.delivered);
  for (const { name, path, isOptional } of listFields(page)) {
    const text = own[name];
    if (text || (text === "" && isOptional)) setText(content, path, text);
  }
  return withoutEmptyItems(content) as Content;
}

/** Value of `intent` for the button that restores a field's delivered text. */
export function resetIntent(field: string): string {
  return `reset ${field}`;
}

type Branch = Record<string, unknown>;

function findText(content: unknown, path: string): string {
  let found = content;
  for (const key of path.split(".")) found = (found as Branch | undefined)?.[key];
  return typeof found === "string" ? found : "";
}

function setText(content: unknown, path: string, text: string): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let branch = content as Branch;
  for (const key of keys) {
    branch[key] ??= {};
    branch = branch[key] as Branch;
  }
  branch[last] = text;
}

function withoutEmptyItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyItems).filter((item) => !isEmptyItem(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutEmptyItems(inner)]));
}

function isEmptyItem(item: unknown): boolean {
  return item === "" || (typeof item === "object" && item !== null && Object.values(item).includes(""));
}
