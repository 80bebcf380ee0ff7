import { data } from "@remix-run/node";
import { z } from "zod";
import { gone, type Written } from "~/admin/gone.server";
import { itemChangeProblems } from "~/content/item-form";
import { testimonialWords as words } from "~/content/testimonial-screens";
import { db } from "~/database/database.server";
import { replaceWithToast } from "~/http/flash.server";
import { idField, parseAsked, readForm, readQuery, readTexts } from "~/http/read-request";
import { collectFieldErrors } from "~/text/form-fields";
import type { ToastMessage } from "~/ui/toast-message";
import { testimonialSchema } from "./schema";
import {
  createTestimonial,
  deleteTestimonial,
  findTestimonial,
  hideTestimonial,
  moveTestimonial,
  restoreTestimonial,
  showTestimonial,
  updateTestimonial,
} from "./testimonials.server";

const TESTIMONIALS = "/admin/testimonials";

export interface RefusedTestimonial {
  errors: Record<string, string>;
  typed: Record<string, string>;
  version: number | null;
  toast: ToastMessage;
}

/** Redirects to the list, or answers 400 or 409 with the form. @throws 410 when it was permanently deleted */
export async function changeTestimonial(request: Request, id: number | null) {
  const typed = readTexts(await readForm(request));
  const parsed = testimonialSchema.safeParse(typed);
  const version = idField().nullable().catch(null).parse(typed.version);
  const refuse = (status: number, message: string, current = version) =>
    data<RefusedTestimonial>(
      {
        errors: collectFieldErrors(parsed.error),
        typed,
        version: current,
        toast: { kind: "error", title: words.refused, message, ...(status === 409 && { isConflict: true }) },
      },
      { status },
    );
  if (!parsed.success) return refuse(400, words.check);
  if (id === null) {
    const idempotencyKey = z.uuid().nullable().catch(null).parse(typed.idempotencyKey);
    await createTestimonial(db, parsed.data, idempotencyKey);
  } else {
    // Every form of this site has a version.
    if (version === null) return refuse(400, words.check);
    const result = await updateTestimonial(db, { id, version }, parsed.data);
    const found = result === "done" ? null : await findTestimonial(db, id);
    if (found) return refuse(409, found.isDeleted ? itemChangeProblems.deleted : words.stale, found.version);
    if (result !== "done") throw gone(listWritten(typed));
  }
  return await replaceWithToast(TESTIMONIALS, { kind: "success", message: words.saved });
}

function listWritten(typed: Record<string, string>): Written[] {
  return Object.entries(words.fields).map(([name, { label }]) => ({ label, text: typed[name] ?? "" }));
}

const actionSchema = z.discriminatedUnion("do", [
  z.object({ id: idField(), do: z.literal("show"), version: idField() }),
  z.object({ id: idField(), do: z.enum(["hide", "up", "down", "delete", "restore"]) }),
]);

/**
 * The action is in the form or, for Undo, in the address. Answers 409 with the current list when the testimonial
 * changed before it was shown.
 */
export async function workOnTestimonials(request: Request) {
  const query = Object.fromEntries(readQuery(request));
  const asked = parseAsked(actionSchema, { ...query, ...readTexts(await readForm(request)) });
  const { id, do: action } = asked;
  switch (action) {
    case "show":
      if (!(await showTestimonial(db, asked))) {
        const toast: ToastMessage = { kind: "error", title: words.notShown, message: words.changedSince };
        return data({ toast }, { status: 409 });
      }
      break;
    case "hide":
      await hideTestimonial(db, id);
      break;
    case "delete":
      await deleteTestimonial(db, id);
      break;
    case "restore":
      await restoreTestimonial(db, id);
      break;
    default:
      await moveTestimonial(db, id, action);
  }
  const message = { delete: words.deleted, restore: words.restored }[action as "delete"] ?? words.changed;
  const undo =
    action === "delete"
      ? `${TESTIMONIALS}?index&${new URLSearchParams({ id: String(id), do: "restore" })}`
      : undefined;
  return await replaceWithToast(TESTIMONIALS, { kind: "success", message, undo });
}
