import type { EnquirySource } from "~/domain/enquiries/types";

/** Parameters of an address that say where an enquiry came from: the service page, and the tags of an advertisement. */
const telling = /^(service|utm_[a-z]{1,20})$/;

const LONGEST = 300;

/** The page an enquiry was written on, with the parameters that tell where it came from and no others. */
export function findEnquirySource(request: Request): EnquirySource {
  const { pathname, searchParams } = new URL(request.url);
  const told = new URLSearchParams([...searchParams].filter(([name]) => telling.test(name)));
  return { path: `${pathname}${told.size > 0 ? `?${told}` : ""}`.slice(0, LONGEST) };
}
