import { expect, test } from "vitest";
import { db } from "~/platform/database/database.server";
import { action as sendMessage } from "../../app/routes/api/contact.contact";
import { action as sendQuote } from "../../app/routes/api/contact.enquiry";
import { callRoute, type Handler } from "../support/call-route";

const message = { name: "Ravi", email: "ravi@example.com", message: "A grill gate, 3 m." };
const request = { Name: "Latha", phone: "9843012345" };

const listSizes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`size${index}`, 1]));

const path = "/api/contact/contact";
const post = (action: Handler, json: object | string) => callRoute(action, path, { json });

test("stores a message and returns the specified message", async () => {
  const response = await post(sendMessage, message);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    success: true,
    message: "Your message has been sent successfully!",
  });
  const rows = await db.selectFrom("enquiries").select(["kind", "name", "message"]).execute();
  expect(rows).toEqual([{ kind: "message", name: "Ravi", message: "A grill gate, 3 m." }]);
});

test("limits the error text for a request with many values", async () => {
  const pieces = Array.from({ length: 8 }, () => ({ kind: "gate", sizes: listSizes(20) }));
  const many = await post(sendQuote, { ...request, pieces });
  expect(Object.keys((many.body as { errors: object }).errors)).toHaveLength(20);
  for (const sizes of [listSizes(70_000), Array(70_000).fill(1)]) {
    const call = { ...request, pieces: [{ kind: "gate", sizes }] };
    const response = await post(sendQuote, call);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ success: false, message: "The request has too many values." });
  }
});

test("refuses an invalid message with its reason", async () => {
  const response = await post(sendMessage, { ...message, email: "ravi at home" });
  expect(response.status).toBe(400);
  const reason = "Please enter a valid email address.";
  expect(response.body).toEqual({ success: false, message: reason, errors: { email: reason } });
  expect(await db.selectFrom("enquiries").selectAll().execute()).toEqual([]);
});

test.each([
  [{ phone: 12 }, "Enter a valid 10-digit phone number", "phone"],
  [{ phone: null }, "Phone is required", "phone"],
  [{ email: [] }, "Please enter a valid email address.", "email"],
  [{ requestedDelivery: 2031 }, "Please enter a valid date.", "requestedDelivery"],
  [{ pieces: {} }, "Send pieces as a list.", "pieces"],
  [{ pieces: Array(9).fill("gate") }, expect.stringContaining("up to eight"), "pieces"],
  [{ pieces: [{ kind: "gate", sizes: listSizes(21) }] }, "Send at most 20 sizes.", "pieces.0.sizes"],
  [{ pieces: ["gate"] }, "Send each piece as an object with kind and sizes.", "pieces.0"],
])("refuses a quote request with a value of a wrong type (%#)", async (fields, reason, field) => {
  const response = await post(sendQuote, { ...request, ...fields });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ success: false, message: reason, errors: { [field]: reason } });
});

test.each([sendMessage, sendQuote])("refuses a body that is not an object (%#)", async (action) => {
  const response = await post(action, []);
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ success: false, message: "Send a JSON object." });
});

test.each([
  [
    "deeply nested data",
    `{"name":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
    "The request is nested too deeply.",
  ],
  [
    "an object that cannot become a string",
    '{"name":{"toString":1},"email":"a@example.com","message":"x"}',
    "Please enter your name.",
  ],
])("refuses %s as JSON", async (_, body, reason) => {
  const response = await post(sendMessage, body);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ success: false, message: reason });
});
