import { whatsappMessage } from "~/content/navigation";

/** The address of a chat with the business, its first message written (specification, section 2). */
export function whatsappAddress(business: { whatsapp: string }): string {
  return `https://wa.me/${business.whatsapp}?text=${encodeURIComponent(whatsappMessage)}`;
}
