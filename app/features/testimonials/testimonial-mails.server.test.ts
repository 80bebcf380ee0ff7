import { expect, it, onTestFinished } from "vitest";
import { db } from "~/platform/database/database.server";
import { deliverMails, office } from "../../../tests/support/deliver-mails";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { startMailServer } from "../../../tests/support/mail-server";
import { composeTestimonialMail, queueTestimonialMail } from "./testimonial-mails.server";
import { saveFeedback } from "./testimonials.server";

const feedback = {
  name: "Meena R.",
  role: "House owner",
  stars: 5,
  text: "The gate closes by itself.",
  given_on: "2031-05-01",
  source: "Review link",
  consent: "Ticked the box",
};

it("sends the owner one email about a customer's testimonial, with the corrected text", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena", status: "won" });
  for (const text of [feedback.text, "It closes quietly."]) {
    await saveFeedback(db, id, { ...feedback, text });
    await queueTestimonialMail(db, id, office);
  }
  const server = await startMailServer();
  onTestFinished(server.close);
  await deliverMails(server, 1, { compose: (due) => composeTestimonialMail(db, due) });
  const [mail] = server.received;
  expect(server.received).toHaveLength(1);
  expect(mail?.subject).toBe("New testimonial: Meena R., 5 out of 5 stars");
  expect(mail?.text).toContain("It closes quietly.");
  expect(mail?.text).toContain("/admin/testimonials");
});
