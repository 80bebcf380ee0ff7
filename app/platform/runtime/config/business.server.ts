import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { z } from "zod";
import { type Business, GENERIC_PHONE, GENERIC_SOCIAL } from "./business";
import { urlValue } from "./values.server";

const phoneValue = z
  .string()
  .refine((value) => /^\+?[\d\s().-]+$/.test(value) && parsePhone(value).isPossible, {
    error: "must be a telephone number such as +91 98765 43210",
  })
  .transform(parsePhone);

const lineValue = (maxLength: number) =>
  z.string().max(maxLength, { error: `must have at most ${maxLength} characters` });

/** A place in Google Maps; it need not contain the position. */
const mapLink =
  /^https:\/\/(?:maps\.app\.goo\.gl\/|goo\.gl\/maps\/|maps\.google\.com\/|(?:www\.)?google\.(?:com|co\.in)\/maps[/?])\S{1,400}$/;

const mapValue = z
  .string()
  .refine((value) => mapLink.test(value) || /^-?\d{1,2}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?$/.test(value), {
    error: "must be latitude and longitude such as 11.0168, 76.9558, or a link to Google Maps",
    abort: true,
  })
  .transform((value): { link: string } | { latitude: number; longitude: number } => {
    if (mapLink.test(value)) return { link: value };
    const [latitude = 0, longitude = 0] = value.split(",").map(Number);
    return { latitude, longitude };
  })
  .refine(
    (place) => "link" in place || (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180),
    {
      error: "must have a latitude from -90 to 90 and a longitude from -180 to 180",
    },
  );

/** Search engines need the country code. */
const countryValue = z
  .string()
  .transform((value) => findCountryCode(value) ?? "")
  .refine((code) => code !== "", {
    error: "must be a country such as India, or its two-letter code such as IN",
  });

/** Tells an address without a path from a profile, whose name may contain a dot. */
const isDomain = /\.(?:com|in|net|org|co|me|info|biz|io|shop)$/i;

/** Accepts an address with or without https, and the name of a profile, e.g. "@kovaisteel". */
const socialValue = (host: string, example: string) =>
  z
    .string()
    .transform((value) => {
      if (value.toLowerCase() === "none") return "none";
      if (/^@[\w.]+$|^(?!www\.)(?=.*[a-z])[\w.]+$/i.test(value) && !isDomain.test(value))
        return `https://www.${host}/${value.replace("@", "")}`;
      return value.replace(/^(?:http:\/\/)?(?=[\w-]+\.[\w.-]+\/)/, "https://");
    })
    .pipe(z.literal("none").or(urlValue(["https"], `${example} or none`)));

/** The defaults are generic; the telephone number cannot be called. */
export const businessSettings = {
  BUSINESS_NAME: lineValue(100).default("Steel & Glass Works"),
  BUSINESS_PHONE: phoneValue.prefault(GENERIC_PHONE),
  BUSINESS_WHATSAPP: phoneValue.optional(),
  BUSINESS_EMAIL: z
    .email({ error: "must be an email address such as hello@example.com" })
    .default("hello@example.com"),
  BUSINESS_ADDRESS: lineValue(200).default("1 Example Street"),
  BUSINESS_CITY: lineValue(100).default("Coimbatore"),
  BUSINESS_STATE: lineValue(100).default("Tamil Nadu"),
  BUSINESS_POSTAL_CODE: lineValue(20).default("641001"),
  BUSINESS_COUNTRY: countryValue.prefault("India"),
  BUSINESS_FACEBOOK_URL: socialValue("facebook.com", GENERIC_SOCIAL.facebook).prefault(
    GENERIC_SOCIAL.facebook,
  ),
  BUSINESS_INSTAGRAM_URL: socialValue("instagram.com", GENERIC_SOCIAL.instagram).prefault(
    GENERIC_SOCIAL.instagram,
  ),
  BUSINESS_MAP_POSITION: mapValue.optional(),
};

type BusinessSettings = z.output<z.ZodObject<typeof businessSettings>>;

export function readBusiness(settings: BusinessSettings): Business {
  const phone = settings.BUSINESS_PHONE;
  const place = settings.BUSINESS_MAP_POSITION ?? null;
  return {
    name: settings.BUSINESS_NAME,
    phone: { display: phone.display, e164: `+${phone.digits}`, digits: phone.digits },
    email: settings.BUSINESS_EMAIL,
    address: {
      street: settings.BUSINESS_ADDRESS,
      locality: settings.BUSINESS_CITY,
      region: settings.BUSINESS_STATE,
      postalCode: settings.BUSINESS_POSTAL_CODE,
      country: settings.BUSINESS_COUNTRY,
    },
    whatsapp: settings.BUSINESS_WHATSAPP?.digits ?? (phone.isLandline ? null : phone.digits),
    facebookUrl: readSocialUrl(settings.BUSINESS_FACEBOOK_URL),
    instagramUrl: readSocialUrl(settings.BUSINESS_INSTAGRAM_URL),
    mapPosition: place && "latitude" in place ? place : null,
    mapLink: place && "link" in place ? place.link : null,
  };
}

/** Numbers without a country code are Indian. A number that is not in use anywhere is shown as it was typed. */
export function parsePhone(text: string) {
  const number = parsePhoneNumberFromString(text, "IN");
  const isInUse = number?.isValid() ?? false;
  const international = isInUse || !text.startsWith("+") ? number?.number : text;
  return {
    display: isInUse ? (number?.formatInternational() ?? text) : text,
    digits: international?.replace(/\D/g, "") ?? "",
    isPossible: number?.isPossible() ?? false,
    isLandline: number?.getType() === "FIXED_LINE",
  };
}

/** Returns two letters (ISO 3166-1) for a code or English name. */
function findCountryCode(text: string): string | null {
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const normalized = text.trim().toLowerCase();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    if (name && [name.toLowerCase(), code.toLowerCase()].includes(normalized)) return code;
  }
  return null;
}

function readSocialUrl(value: string): string | null {
  return value === "none" ? null : value;
}
