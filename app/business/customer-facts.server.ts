import { z } from "zod";
import { collapseWhitespace } from "~/platform/text/text";
import type { CustomerFacts } from "./customer-facts";
import type { FirmFields } from "./firm-fields";
import { firmLabels, firmProblems } from "./firm-labels";
import { lineField, type ReadField, textField } from "./firm-schemas.server";

const labels = firmLabels.fields;

const MAX_TOWNS = 40;
const MAX_TOWN_LENGTH = 40;

/** Towns in lines or separated by commas, each once. */
const townsSchema = z
  .string()
  .transform((typed) => {
    const towns = new Map<string, string>();
    for (const town of typed.split(/[\n,;]/).map(collapseWhitespace))
      if (town && !towns.has(town.toLowerCase())) towns.set(town.toLowerCase(), town);
    return [...towns.values()];
  })
  .refine(
    (towns) => towns.length <= MAX_TOWNS && towns.every((town) => town.length <= MAX_TOWN_LENGTH),
    firmProblems.towns(MAX_TOWNS, MAX_TOWN_LENGTH),
  );

/** Addresses of Google, its short links included, with or without https. */
const reviewsUrlSchema = z
  .string()
  .transform((typed) => typed && `https://${typed.replace(/^https?:\/\//i, "")}`)
  .refine(
    (url) =>
      url === "" ||
      (URL.canParse(url) &&
        /(?:^|\.)(?:google(?:\.com?)?\.[a-z]{2,3}|goo\.gl|g\.page|g\.co|share\.google)$/.test(
          new URL(url).hostname,
        )),
    firmProblems.reviewsUrl,
  );

const ratingSchema = z
  .string()
  .transform((typed) => typed.replace(",", "."))
  .refine((rating) => /^(?:|[1-4](?:\.\d)?|5(?:\.0)?)$/.test(rating), firmProblems.reviewsRating);

const countSchema = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s,]|\+$/g, ""))
  .refine((count) => /^(?:|[1-9]\d{0,6})$/.test(count), firmProblems.reviewsCount);

const priceDisplaySchema = z.enum(["", "from"], firmProblems.priceDisplay);

/** Adds an error for a reviews link, name or text that is missing beside its partner. */
export function readCustomerFacts(readField: ReadField, errors: Record<string, string>): CustomerFacts {
  const readText = (name: "warrantyCover" | "paymentTerms", max: number) =>
    readField(name, textField(labels[name].label, max)) ?? "";
  return {
    leadTime: readField("leadTime", lineField(labels.leadTime.label, 100)) ?? "",
    warrantyCover: readText("warrantyCover", 400),
    paymentTerms: readText("paymentTerms", 300),
    towns: readField("towns", townsSchema) ?? [],
    reviews: readReviews(readField, errors),
    person: readPerson(readField, errors),
    showsPrices: readField("priceDisplay", priceDisplaySchema) === "from",
  };
}

function readReviews(readField: ReadField, errors: Record<string, string>): CustomerFacts["reviews"] {
  const url = readField("reviewsUrl", reviewsUrlSchema) ?? "";
  const rating = readField("reviewsRating", ratingSchema) ?? "";
  const count = readField("reviewsCount", countSchema) ?? "";
  if (!url && (rating || count)) errors.reviewsUrl ??= firmProblems.missing(labels.reviewsUrl.label);
  return url ? { url, rating, count } : null;
}

function readPerson(readField: ReadField, errors: Record<string, string>): CustomerFacts["person"] {
  const name = readField("personName", lineField(labels.personName.label, 60)) ?? "";
  const text = readField("personText", lineField(labels.personText.label, 300)) ?? "";
  if (text && !name) errors.personName ??= firmProblems.missing(labels.personName.label);
  if (name && !text) errors.personText ??= firmProblems.missing(labels.personText.label);
  return name && text ? { name, text } : null;
}

/** Returns the values that the form shows; `readCustomerFacts` reads them back. */
export function toFactFields({ reviews, person, ...facts }: CustomerFacts): FirmFields {
  return {
    leadTime: facts.leadTime,
    warrantyCover: facts.warrantyCover,
    paymentTerms: facts.paymentTerms,
    towns: facts.towns.join("\n"),
    reviewsUrl: reviews?.url ?? "",
    reviewsRating: reviews?.rating ?? "",
    reviewsCount: reviews?.count ?? "",
    personName: person?.name ?? "",
    personText: person?.text ?? "",
    priceDisplay: facts.showsPrices ? "from" : "",
  };
}
