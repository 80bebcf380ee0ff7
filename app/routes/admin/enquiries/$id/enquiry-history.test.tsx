import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { listHistory, listNotes } from "~/features/enquiries/enquiry-history.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { askAboutQuotation, declineQuotation } from "~/features/quotations/answer-quotation.server";
import { db } from "~/platform/database/database.server";
import { orNotFound } from "~/platform/http/read-request";
import { createDraft, storeSentQuotation } from "../../../../../tests/support/quotations";
import { EnquiryHistory } from "./enquiry-history";

it("marks the answers of a customer who is called like the admin", async () => {
  const customer = { ...createDraft().customer, name: "admin" };
  const { enquiryId, tokenHash } = await storeSentQuotation(createDraft({ customer }));
  const context = { tokenHash, mail: null };
  await askAboutQuotation(db, { ...context, question: "Paid in cash, thank you.", idempotencyKey: null });
  await declineQuotation(db, { ...context, reason: "Too late." });
  const enquiry = orNotFound(await findEnquiry(db, enquiryId));
  const steps = await listHistory(db, enquiry, await listNotes(db, enquiryId), []);
  const html = renderToStaticMarkup(<EnquiryHistory steps={steps} />);
  expect(html).toMatch(/Question from the customer.*Paid in cash, thank you.*Customer “admin”/s);
  expect(html).toMatch(/Quotation declined by the customer: Q/);
});
