import { whatsappMessage } from "./navigation";

export function getWhatsappUrl(business: { whatsapp: string }): string {
  return `https://wa.me/${business.whatsapp}?text=${encodeURIComponent(whatsappMessage)}`;
}
