import type { CustomerPage } from "~/features/quotations/customer-page.server";
import { Button } from "~/platform/ui/button";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";

/** Shows the status unless it is "sent" or "opened", and the changes since the previous version. */
export function StateNote({ page }: { page: CustomerPage }) {
  const { state, accepted, changes, validUntil, declinedOn } = page;
  const note = {
    accepted: accepted && `Accepted by “${accepted.by}” on ${accepted.at}. Thank you.`,
    replaced: accepted
      ? "You accepted this quotation. Another quotation has replaced it since. Call us for its link."
      : "There is a newer version of this quotation.",
    expired: `This quotation was valid until ${validUntil}. Ask us for a new one.`,
    withdrawn: "This quotation was withdrawn. Contact us if you have any questions.",
    declined: `You declined this quotation on ${declinedOn}. You can still accept it.`,
    sent: null,
    opened: null,
    draft: null,
  }[state];
  return (
    <>
      {note ? (
        <section
          aria-label="Status of this quotation"
          className={`border-l-4 bg-paper p-4 ${state === "accepted" ? "border-ok" : "border-warn"}`}
          data-no-print=""
        >
          <p className="wrap-anywhere">{note}</p>
          {state === "replaced" && !accepted ? <OpenCurrentVersion /> : null}
        </section>
      ) : null}
      {changes.length > 0 && state !== "replaced" ? (
        <section aria-labelledby="changes" className="bg-paper p-4 text-sm" data-no-print="">
          <h2 id="changes" className="display-face tracking-normal">
            What changed
          </h2>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {changes.map((change) => (
              <li key={change} className="wrap-anywhere">
                {change}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function OpenCurrentVersion() {
  const form = useForm({ intent: "current", hasDraft: false });
  return (
    <PostForm form={form} className="mt-3">
      <Button busy={form.isBusy}>Open the new version</Button>
    </PostForm>
  );
}
