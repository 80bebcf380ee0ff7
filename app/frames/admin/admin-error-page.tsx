import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import * as adminMessages from "~/content/admin-messages";
import * as messages from "~/content/messages";
import type { CopyableText } from "~/platform/http/handle-form.server";
import { ButtonLink } from "~/platform/ui/button";
import { TextArea } from "~/platform/ui/form/field";
import { purgedItemMessage } from "~/platform/ui/form/form-result";
import { useRetry } from "~/platform/ui/hooks";

const deletedTexts = {
  title: "This no longer exists",
  // Also shown after a double submit of a form that deletes the item.
  text: "It may have been deleted. If you just deleted it, that worked.",
};

interface AdminErrorPageProps {
  missingTexts?: typeof deletedTexts;
  unsentTexts?: readonly CopyableText[];
}

/** `unsentTexts` were typed for the missing item. */
export function AdminErrorPage({ missingTexts = deletedTexts, unsentTexts = [] }: AdminErrorPageProps) {
  const error = useRouteError();
  const isRetrying = useRetry();
  const status = isRouteErrorResponse(error) ? error.status : null;
  const isMissing = status === 404 || status === 410;
  const texts = status === 410 ? readUnsentTexts(error) : isMissing ? unsentTexts : [];
  if (isRetrying) return null;
  return (
    <div className="sheet grid justify-items-start gap-4 p-6 sm:p-10">
      <p className="caption figures text-steel-600">{status ?? "Error"}</p>
      <h2 className="text-heading">{isMissing ? missingTexts.title : messages.errors.unexpected}</h2>
      <p className="measure">{isMissing ? missingTexts.text : readMessage(error)}</p>
      {texts.length > 0 ? <p className="measure">{purgedItemMessage}</p> : null}
      {texts.map(({ label, text }, index) => (
        <TextArea
          key={label}
          id={`unsent-${index}`}
          name={`unsent-${index}`}
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
  return <AdminErrorPage missingTexts={{ title, text: "There is no admin page at this address." }} />;
}

function readUnsentTexts(error: unknown): CopyableText[] {
  return isRouteErrorResponse(error)
    ? ((error.data as { unsentTexts?: CopyableText[] } | null)?.unsentTexts ?? [])
    : [];
}

function readMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Please try again.";
}
