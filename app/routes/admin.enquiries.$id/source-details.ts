import { campaignTags } from "~/enquiries/origin-note";
import type { EnquirySource } from "~/enquiries/source";

/** Where an enquiry came from in words, without what is not known. */
export function describeSource({
  path,
  page,
  referrer,
  utm,
}: EnquirySource): { label: string; value: string }[] {
  const tags = campaignTags.flatMap((tag) => (utm?.[tag] ? [`${tag} ${utm[tag]}`] : []));
  const known = [
    {
      label: "Written on",
      value: path.startsWith("/api/") ? "another program, by the JSON interface" : path,
    },
    { label: "Came by the page", value: page ?? "" },
    { label: "Came from", value: referrer ?? "" },
    { label: "Advertisement", value: tags.join(", ") },
  ];
  return known.filter(({ value }) => value !== "");
}
