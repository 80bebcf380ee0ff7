import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import * as adminMessages from "~/content/admin-messages";
import * as messages from "~/content/messages";
import { notSavedText } from "~/content/unsent";
import type { CopyableText } from "~/http/handle-form.server";
import { ButtonLink } from "~/ui/button";
import { TextArea } from "~/ui/form/field";

const deletedTexts = {
  title: "This no longer exists",
  // Also shown after a double submit of a form that deletes the item.
  text: "It may have been deleted. If you just deleted it, that worked.",
};

interface AdminErrorPageProps {
  missing?: typeof deletedTexts;
  unsent?: readonly CopyableText[];
}

/** `unsent` is text that was typed for the missing item. */
export function AdminErrorPage({ missing = deletedTexts, unsent = [] }: AdminErrorPageProps) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  const isMissing = status === 404 || status === 410;
  const written = status === 410 ? readWritten(error) : isMissing ? unsent : [];
  return (
    <div className="sheet grid justify-items-start gap-4 p-6 sm:p-10">
      <p className="caption figures text-steel-600">{status ?? "Error"}</p>
      <h2 className="text-heading">{isMissing ? missing.title : messages.errors.unexpected}</h2>
      <p className="measure">{isMissing ? missing.text : readMessage(error)}</p>
      {written.length > 0 ? <p className="measure">{notSavedText}</p> : null}
      {written.map(({ label, text }, index) => (
        <TextArea
          key={label}
          id={`kept-${index}`}
          name={`kept-${index}`}
          label={label}
          defaultValue={text ?? ""}
          readOnly
          rows={2}
          className="w-full max-w-2xl"
        />
      ))}
      <ButtonLink to="/admin" variant="secondary">
        {adminMessages.admin.titles.dashboard}
      </ButtonLink>
    </div>
  );
}

export function UnknownScreen() {
  const title = messages.errors.notFound.message;
  return <AdminErrorPage missing={{ title, text: "There is no admin page at this address." }} />;
}

function readWritten(error: unknown): CopyableText[] {
  return isRouteErrorResponse(error)
    ? ((error.data as { written?: CopyableText[] } | null)?.written ?? [])
    : [];
}

function readMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Please try again.";
}
