import { describe, expect, it } from "vitest";
import { setStatus } from "~/features/enquiries/change-enquiry.server";
import { agreeAmount } from "~/features/orders/change-order.server";
import { findOrder } from "~/features/orders/find-order.server";
import { db } from "~/platform/database/database.server";
import { findEnquiryStatus } from "../../../tests/support/enquiries";
import { createDraft, sendStoredQuotation, storeSentQuotation } from "../../../tests/support/quotations";
import { acceptQuotation, withdrawAcceptance } from "./answer-quotation.server";
import { createQuotation } from "./enquiry-quotations.server";

const mail = { to: "owner@example.com" };

describe("an amount agreed before the first quotation was accepted", () => {
  async function storeAgreedOrder() {
    const sent = await storeSentQuotation();
    await setStatus(db, sent.enquiryId, "won", null, { author: "admin" });
    await agreeAmount(db, sent.enquiryId, { amount: 12_980, author: "admin" });
    return sent;
  }

  it("counts once, and again after the acceptance is withdrawn", async () => {
    const { enquiryId, tokenHash, total } = await storeAgreedOrder();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({
      total,
      agreedAmount: null,
      quotations: [{ replacedAmount: 12_980 }],
    });
    await agreeAmount(db, enquiryId, { amount: -500, author: "admin" });
    await withdrawAcceptance(db, { tokenHash, mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({ total: 12_480, quotations: [] });
    expect(await findEnquiryStatus(enquiryId)).toBe("won");
  });

  it("is not added again by a withdrawal after the owner entered it again", async () => {
    const { enquiryId, tokenHash } = await storeAgreedOrder();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    await agreeAmount(db, enquiryId, { amount: 12_980, author: "admin" });
    await withdrawAcceptance(db, { tokenHash, mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({ total: 12_980, quotations: [] });
  });

  it("is added again by a withdrawal when extra work was agreed for more", async () => {
    const { enquiryId, tokenHash } = await storeAgreedOrder();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    await agreeAmount(db, enquiryId, { amount: 15_000, author: "admin" });
    await withdrawAcceptance(db, { tokenHash, mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({ total: 27_980, quotations: [] });
  });

  it("counts besides extra work, unless it is for the same amount", async () => {
    const { enquiryId, tokenHash, total } = await storeAgreedOrder();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    const acceptExtraWork = async () => {
      const id = (await createQuotation(db, enquiryId, createDraft())) ?? 0;
      await acceptQuotation(db, { ...(await sendStoredQuotation(id)), name: "Meena", mail });
    };
    await agreeAmount(db, enquiryId, { amount: 700, author: "admin" });
    await acceptExtraWork();
    expect((await findOrder(db, enquiryId))?.total).toBe(2 * total + 700);
    await agreeAmount(db, enquiryId, { amount: total, author: "admin" });
    await acceptExtraWork();
    expect((await findOrder(db, enquiryId))?.total).toBe(3 * total);
  });
});
