import { whatsappMessage } from "./navigation";

/** Returns null without a number that WhatsApp can reach. */
export function getWhatsappUrl({ whatsapp }: { whatsapp: string | null }): string | null {
  return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(whatsappMessage)}`;
}
