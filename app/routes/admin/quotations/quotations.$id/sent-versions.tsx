import { Form } from "@remix-run/react";
import { getQuotationStateLabel } from "~/features/quotations/quotation-state";
import { Button, ButtonLink } from "~/platform/ui/button";
import type { QuotationScreenData } from "./read-screen.server";

/** Lists versions, newest first, and when the customer opened, accepted or declined them. */
export function SentVersions({
  id,
  versions,
  linkCount,
}: Pick<QuotationScreenData, "id" | "versions" | "linkCount">) {
  const [current] = versions;
  const canWithdraw = current && !current.acceptance && current.state !== "withdrawn";
  return (
    <section aria-labelledby="sent-versions" className="sheet grid gap-3 p-4 text-sm sm:p-5">
      <h3 id="sent-versions" className="display-face tracking-normal">
        Sent
      </h3>
      <ol className="grid gap-3">
        {versions.map((version) => (
          <li key={version.version} className="grid gap-0.5 border-steel-200 border-l-2 pl-3">
            <p className="figures">
              <strong>{getQuotationStateLabel(version.state)}</strong>
              {` · version ${version.version} · ${version.price}`}
            </p>
            <p className="figures text-steel-600">
              {`Sent ${version.sentAt}, valid until ${version.validUntil}${version.openedAt ? `, opened ${version.openedAt}` : ""}`}
            </p>
            {version.acceptance ? (
              <p className="wrap-anywhere">
                {`Accepted${version.acceptedVia === "online" ? " online" : ""} by “${version.acceptedBy ?? ""}” on ${version.acceptance}. `}
                <span className="break-all text-caption text-steel-600">{`SHA-256 ${version.sha256}`}</span>
              </p>
            ) : null}
            {version.failedMail === null ? null : (
              <p className="wrap-anywhere text-danger">{`Email not delivered. ${version.failedMail}`}</p>
            )}
            {version.declineReason ? (
              <p className="wrap-anywhere">{`Declined by the customer: “${version.declineReason}”`}</p>
            ) : null}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="secondary" to={`/admin/quotations/${id}/preview`} className="px-4!">
          {current?.acceptance ? "View" : "Send again"}
        </ButtonLink>
        <ButtonLink variant="secondary" to={`/admin/quotations/${id}/copy`} className="px-4!">
          Copy
        </ButtonLink>
        {canWithdraw ? (
          <Form method="post" preventScrollReset>
            <Button variant="quiet" name="intent" value="withdraw">
              Withdraw
            </Button>
          </Form>
        ) : null}
        {current && !current.acceptance ? (
          <ButtonLink variant="secondary" to={`/admin/quotations/${id}/preview#accepted`} className="px-4!">
            Accepted by phone…
          </ButtonLink>
        ) : null}
        {current?.state === "accepted" && current.acceptedVia !== "online" ? (
          <Form method="post" preventScrollReset>
            <Button variant="quiet" name="intent" value="undoAcceptance">
              Not accepted after all
            </Button>
          </Form>
        ) : null}
        {linkCount > 0 ? (
          <Form method="post" preventScrollReset>
            <Button variant="quiet" name="intent" value="endLinks">
              {linkCount === 1 ? "End the customer's link" : `End ${linkCount} links`}
            </Button>
          </Form>
        ) : null}
      </div>
      <p className="text-steel-600">
        {canWithdraw
          ? "A quotation that was sent is a record and can’t be deleted. Withdraw it if it no longer applies."
          : "A quotation that was sent is a record and can’t be deleted."}
      </p>
    </section>
  );
}
