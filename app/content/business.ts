import { whatsappMessage } from "./navigation";

/** Name, numbers, addresses and map position of the firm: the settings `BUSINESS_*`, or what the owner says in their place. */
export interface Business {
  name: string;
  phone: {
    /** As people write it: "+91 98765 43210". */
    display: string;
    /** For `tel:` links: "+919876543210". */
    e164: string;
    /** The international number in digits alone: "919876543210". */
    digits: string;
  };
  email: string;
  address: {
    street: string;
    locality: string;
    region: string;
    postalCode: string;
    /** Two letters, ISO 3166-1. */
    country: string;
  };
  /** The number for `https://wa.me/`, in digits alone with the country code. */
  whatsapp: string;
  facebookUrl: string | null;
  instagramUrl: string | null;
  /** Decimal degrees, WGS 84. */
  mapPosition: { latitude: number; longitude: number } | null;
}

/** The address of a chat with the business, its first message written. */
export function whatsappAddress(business: { whatsapp: string }): string {
  return `https://wa.me/${business.whatsapp}?text=${encodeURIComponent(whatsappMessage)}`;
}
