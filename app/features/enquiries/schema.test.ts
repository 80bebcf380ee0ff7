import { afterEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { listFacts } from "./enquiry";
import {
  contactSchema,
  parseQuoteDetails,
  quoteFormSchema,
  quoteRequestSchema,
  summarizeContactProblem,
} from "./schema";

afterEach(() => vi.useRealTimers());

const message = { name: "Meena", email: "meena@example.com", message: "A gate, please." };

describe("a contact message", () => {
  it("needs no phone number", () => {
    expect(contactSchema.parse({ ...message, phone: "" })).toEqual({ ...message, phone: null });
    expect(contactSchema.parse(message).phone).toBeNull();
  });

  it.each([
    ["+91 98765-43210", "9876543210"],
    ["௯௮௭௬௫ ௪௩௨௧௦", "9876543210"],
    ["1234567890", "1234567890"],
    ["4222301234", "4222301234"],
  ])("accepts the phone number %s as %s", (phone, digits) => {
    expect(contactSchema.parse({ ...message, phone }).phone).toBe(digits);
  });

  it.each(["12345", "12345678901", "none", "+91 98765"])("refuses %s as a phone number", (phone) => {
    expect(listProblems(contactSchema, { ...message, phone })).toEqual({
      phone: ["Please enter a valid 10-digit phone number."],
    });
  });

  it.each(["\u202aasha@example.com\u202c", "asha@\u200bexample.com", "\u2068asha@example.com\u2069\ufeff"])(
    "removes invisible characters from an email address: %j",
    (email) => {
      expect(contactSchema.parse({ ...message, email }).email).toBe("asha@example.com");
      const quote = { name: "Asha", phone: "9843012345", email };
      expect(quoteFormSchema.parse(quote).email).toBe("asha@example.com");
    },
  );

  it.each([" ", "\u200b", "\u3164 \u2800", "\u202e"])(
    "requires a visible name, email address and message, not %j",
    (blank) => {
      expect(listProblems(contactSchema, { name: blank, email: blank, message: blank })).toEqual({
        name: ["Please enter your name."],
        email: ["Please enter your email address."],
        message: ["Please enter your message."],
      });
    },
  );

  it("keeps joiners in a name and puts it on one line", () => {
    const nameWithJoiner = "\u0d28\u0d4d\u200d";
    expect(contactSchema.parse({ ...message, name: nameWithJoiner }).name).toBe(nameWithJoiner);
    expect(contactSchema.parse({ ...message, name: " Asha\r\n\tRao  Paid " }).name).toBe("Asha Rao Paid");
  });

  it.each([
    [{ ...message, name: "", email: "no" }, "Please fill in all required fields (Name, Email, Message)."],
    [{ ...message, email: "no", phone: "1" }, "Please enter a valid email address."],
    [{ ...message, phone: "1" }, "Please enter a valid 10-digit phone number."],
    [{ ...message, name: "x".repeat(201) }, "Please use at most 200 characters."],
  ])("summarizes the problems of %j as %j", (input, sentence) => {
    const { error } = contactSchema.safeParse(input);
    expect(error && summarizeContactProblem(error, input)).toEqual({
      title: "Validation Error",
      message: sentence,
    });
  });
});

describe("a quote request", () => {
  it("requires only name and phone", () => {
    expect(listProblems(quoteFormSchema, {})).toEqual({
      name: ["Name is required"],
      phone: ["Phone is required"],
    });
    expect(listProblems(quoteFormSchema, { name: "Ravi", phone: "123" })).toEqual({
      phone: ["Enter a valid 10-digit phone number"],
    });
  });

  it("uses defaults for fields that the form does not have", () => {
    const form = quoteFormSchema.parse({
      name: "Ravi",
      phone: "(98765) 43210",
      projectType: "gates",
      deliveryDate: "2031-02-28",
      description: "Twelve feet",
    });
    expect(form).toEqual({
      name: "Ravi",
      email: null,
      phone: "9876543210",
      town: null,
      deliveryInstallation: "No",
      measurements: "No",
      projectType: "gates",
      deliveryOptions: "Standard",
      description: "Twelve feet",
      deliveryDate: "2031-02-28",
      budget: "",
      material: "Not specified",
      coating: "Not specified",
    });
  });

  it("parses the form and the JSON API to the same content", () => {
    const form = quoteFormSchema.parse({ name: "Ravi", phone: "9876543210" });
    expect(quoteRequestSchema.parse({ Name: "Ravi", phone: "9876543210" }).content).toEqual(form);
  });

  it("refuses a past date in India and accepts today", () => {
    const request = { name: "Ravi", phone: "9876543210" };
    // In India it is 00:30 on May 1.
    vi.useFakeTimers({ now: new Date("2031-04-30T19:00:00Z"), toFake: ["Date"] });
    expect(listProblems(quoteFormSchema, { ...request, deliveryDate: "2031-04-30" })).toEqual({
      deliveryDate: ["Please choose today or a later date."],
    });
    expect(quoteFormSchema.parse({ ...request, deliveryDate: "2031-05-01" }).deliveryDate).toBe("2031-05-01");
  });

  it("accepts a past date through the API", () => {
    const request = { Name: "Ravi", phone: "9876543210", requestedDelivery: "2020-01-31" };
    expect(quoteRequestSchema.parse(request).content.deliveryDate).toBe("2020-01-31");
  });

  it("takes the day in India of a moment, as programs send it", () => {
    const request = { Name: "Ravi", phone: "9876543210", requestedDelivery: "2031-04-30T18:30:00.000Z" };
    expect(quoteRequestSchema.parse(request).content.deliveryDate).toBe("2031-05-01");
  });

  it.each(["2031-02-30", "0000-02-02"])("refuses the date %s, which does not exist", (deliveryDate) => {
    expect(listProblems(quoteFormSchema, { name: "R", phone: "9876543210", deliveryDate })).toEqual({
      deliveryDate: ["Please enter a valid date."],
    });
  });
});

function listProblems(schema: z.ZodType, input: unknown) {
  const problems: Record<string, string[]> = {};
  for (const { path, message: sentence } of schema.safeParse(input).error?.issues ?? []) {
    problems[String(path[0])] = [...(problems[String(path[0])] ?? []), sentence];
  }
  return problems;
}

const describeDetails = (column: unknown) =>
  listFacts(parseQuoteDetails(column)).map(({ label, value }) => `${label}: ${value}`);

it("describes only the valid values of a stored quote request", () => {
  const details = { projectType: "gates", material: 304, coating: null };
  expect(describeDetails({ ...details, deliveryDate: "2031-05-01" })).toEqual([
    "Project type: Gates",
    "Needed by: 1 May 2031",
  ]);
  for (const deliveryDate of ["soon", "2031-02-30", "", 5, null, undefined]) {
    expect(describeDetails({ ...details, deliveryDate })).toEqual(["Project type: Gates"]);
  }
});
