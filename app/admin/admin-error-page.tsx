import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import * as adminMessages from "~/content/admin-messages";
import * as messages from "~/content/messages";
import { ButtonLink } from "~/ui/button";

const gone = { title: "It is no longer here", text: "Somebody may have deleted it in the meantime." };

/**
 * What stands in place of an admin screen that failed, within the shell.
 * @param missing what to say of something that is not there; that it is gone unless given
 */
export function AdminErrorPage({ missing = gone }: { missing?: typeof gone }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  const isMissing = status === 404;
  return (
    <div className="sheet grid justify-items-start gap-4 p-6 sm:p-10">
      <p className="caption figures text-steel-600">{status ?? "Error"}</p>
      <h2 className="text-heading">{isMissing ? missing.title : messages.errors.unexpected}</h2>
      <p className="measure">{isMissing ? missing.text : readMessage(error)}</p>
      <ButtonLink to="/admin" variant="secondary">
        {adminMessages.admin.titles.dashboard}
      </ButtonLink>
    </div>
  );
}

function readMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Please try again.";
}
