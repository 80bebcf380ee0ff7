/** From the settings `BUSINESS_*`, unless the owner has edited them. */
export interface Business {
  name: string;
  phone: {
    /** Formatted: "+91 98765 43210". */
    display: string;
    /** For `tel:` links: "+919876543210". */
    e164: string;
    /** Digits only: "919876543210". */
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
  /** For `https://wa.me/`: digits only, with the country code. Null if unknown: a landline rarely has it. */
  whatsapp: string | null;
  facebookUrl: string | null;
  instagramUrl: string | null;
  /** Decimal degrees, WGS 84. */
  mapPosition: { latitude: number; longitude: number } | null;
  /** To a place in Google Maps, instead of a position. */
  mapLink: string | null;
}

/** Cannot be called. Shown until the owner enters another. */
export const GENERIC_PHONE = "+91 00000 00000";

/** Shown until the owner enters others or clears them. */
export const GENERIC_SOCIAL = {
  facebook: "https://www.facebook.com/yourpage",
  instagram: "https://www.instagram.com/yourpage",
} as const;
