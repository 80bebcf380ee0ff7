import { campaignTags } from "~/features/enquiries/attribution";
import type { EnquirySource } from "~/features/enquiries/attribution.server";
import type { HistoryStep } from "~/features/enquiries/enquiry-history.server";
import { SpamReasons } from "~/features/enquiries/enquiry-marks";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";
import type { MailState } from "~/features/enquiries/mails/enquiry-mails.server";
import { SPAM_THRESHOLD, sumWeights } from "~/features/enquiries/spam-signs";
import { formatDateTime } from "~/platform/time/time";
import { Fold } from "~/platform/ui/fold";
import { EnquiryMails } from "./enquiry-mails";
import { FactList } from "./enquiry-message";

interface EnquiryDetailsProps {
  enquiry: Enquiry;
  history: readonly HistoryStep[];
  mails: MailState[];
  isMailOff: boolean;
}

/** Open while an email is not delivered. */
export function EnquiryDetails({ enquiry, history, mails, isMailOff }: EnquiryDetailsProps) {
  const { id, channel, status, source, spamReasons } = enquiry;
  const firstReading = history.findLast(({ kind }) => kind === "read");
  return (
    <Fold
      className="sheet"
      title={<h3 className="display-face text-sm tracking-normal">Details</h3>}
      isHiddenInPrint
      isOpen={mails.some(({ state }) => state === "undelivered")}
    >
      <FactList
        facts={[
          ...listSourceFacts(source),
          ...(firstReading
            ? [
                {
                  label: "Opened for the first time",
                  value: [formatDateTime(firstReading.at), firstReading.author].filter(Boolean).join(" · "),
                },
              ]
            : []),
          { label: "For support", value: `Enquiry no. ${id}` },
        ]}
      />
      <h4 className="display-face text-sm tracking-normal">Emails</h4>
      <EnquiryMails mails={mails} isMailOff={isMailOff} channel={channel} status={status} />
      {/* The quarantine shows them at the top. */}
      {spamReasons.length > 0 && status !== "quarantine" ? (
        <>
          <h4 className="display-face text-sm tracking-normal">{`Spam score: ${sumWeights(spamReasons)}`}</h4>
          <SpamReasons reasons={spamReasons} />
          <p className="text-sm text-steel-600">
            {`A score of ${SPAM_THRESHOLD} or more marks an enquiry as suspected spam. This sender got no confirmation email because of the score.`}
          </p>
        </>
      ) : null}
    </Fold>
  );
}

function listSourceFacts(source: EnquirySource): { label: string; value: string }[] {
  const { page, referrer, utm } = source;
  const tags = campaignTags.flatMap((tag) => (utm?.[tag] ? [`${tag} ${utm[tag]}`] : []));
  const entries = [
    { label: "First page visited", value: page ?? "" },
    { label: "Came from", value: referrer ?? "" },
    { label: "Campaign", value: tags.join(", ") },
  ];
  return entries.filter(({ value }) => value !== "");
}
