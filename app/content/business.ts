import { whatsappMessage } from "./navigation";

/** Returns null without a number that WhatsApp can reach. The message names `service`, if there is one. */
export function getWhatsappUrl({ whatsapp }: { whatsapp: string | null }, service?: string): string | null {
  const message = service ? `${whatsappMessage} I am interested in ${service}.` : whatsappMessage;
  return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}
