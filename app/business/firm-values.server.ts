import type { Business } from "~/platform/runtime/config/business";
import { parsePhone } from "~/platform/runtime/config/business.server";
import { toFactFields } from "./customer-facts.server";
import type { Figures, Firm } from "./firm";
import {
  closureParts,
  type FirmFields,
  getClosureFieldName,
  getFigureFieldName,
  getHoursFieldName,
  quickReplyFields,
} from "./firm-fields";

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

type QuotationSettings = Pick<Firm, "isComposition" | "signature" | "terms" | "numberPrefix" | "firstNumber">;

export function toQuotationFields(firm: QuotationSettings): FirmFields {
  const { isComposition, signature, terms, numberPrefix, firstNumber } = firm;
  const termFields = Object.entries(terms).map(([name, value]) => [name, String(value)]);
  return {
    gstScheme: isComposition ? "composition" : "regular",
    numberPrefix,
    firstNumber: String(firstNumber),
    signature: signature ?? "",
    ...Object.fromEntries(termFields),
  };
}

export function toQuickReplyFields({ quickReplies }: Pick<Firm, "quickReplies">): FirmFields {
  return Object.fromEntries(quickReplyFields.map((name, index) => [name, quickReplies[index] ?? ""]));
}

/** Empty if it follows from the telephone number. */
function describeWhatsapp({ whatsapp, phone }: Business): string {
  const followsFromPhone = whatsapp === phone.digits && !parsePhone(phone.e164).isLandline;
  return whatsapp && !followsFromPhone ? `+${whatsapp}` : "";
}

/** Returns the values that the form shows for a stored firm; `firmSchema` reads them back. */
export function toFirmFields({ business, ...firm }: Firm): FirmFields {
  const { address, mapPosition, mapLink } = business;
  const fields: FirmFields = {
    name: business.name,
    phone: business.phone.display,
    whatsapp: describeWhatsapp(business),
    email: business.email,
    street: address.street,
    city: address.locality,
    state: address.region,
    postalCode: address.postalCode,
    country: countryNames.of(address.country) ?? address.country,
    mapPosition: mapPosition ? `${mapPosition.latitude}, ${mapPosition.longitude}` : (mapLink ?? ""),
    facebook: business.facebookUrl ?? "",
    instagram: business.instagramUrl ?? "",
    tagline: firm.tagline,
    gstin: firm.gstin ?? "",
    upiId: firm.upiId ?? "",
    upiLimit: firm.upiLimit.toLocaleString("en-IN"),
    bankDetails: firm.bankDetails,
    ...toQuotationFields(firm),
    ...toQuickReplyFields(firm),
    founded: String(firm.founded),
    quoteReply: firm.quoteReply,
    messageReply: firm.messageReply,
    phoneHours: firm.phoneHours,
    hasOwnPhoneHours: firm.hasOwnPhoneHours ? "on" : "",
    notice: firm.notice?.text ?? "",
    noticeFrom: firm.notice?.from ?? "",
    noticeTo: firm.notice?.to ?? "",
    retention: firm.retentionMonths === null ? "" : String(firm.retentionMonths),
    ...toFactFields(firm.facts),
  };
  for (const [weekday, hours] of firm.hours.entries()) {
    fields[getHoursFieldName(weekday, "opens")] = hours?.opens ?? "";
    fields[getHoursFieldName(weekday, "closes")] = hours?.closes ?? "";
  }
  for (const [index, closure] of firm.closures.entries()) {
    for (const part of closureParts) fields[getClosureFieldName(index, part)] = closure[part];
  }
  for (const [name, value] of Object.entries(firm.figures)) {
    fields[getFigureFieldName(name as keyof Figures)] = value === null ? "" : String(value);
  }
  return fields;
}
