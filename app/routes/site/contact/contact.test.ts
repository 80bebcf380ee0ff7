import { afterEach, describe, expect, it, vi } from "vitest";
import { db } from "~/platform/database/database.server";
import { callRoute, type RouteResult } from "../../../../tests/support/call-route";
import { readToast } from "../../../../tests/support/toast";
import { action, loader } from "./route";

const message = {
  name: "Meenakshi",
  email: "meenakshi@example.com",
  phone: "98430 12345",
  message: "A gate, 4 m wide.",
};

const send = (form: Record<string, string>, path = "/contact") => callRoute(action, path, { form });
const openPage = async (path = "/contact") =>
  (await callRoute(loader, path)).body as Awaited<ReturnType<typeof loader>>;
const getLocation = ({ headers }: RouteResult) => headers.get("Location") ?? "";
const listEnquiries = () => db.selectFrom("enquiries").selectAll().orderBy("id").execute();

afterEach(() => vi.restoreAllMocks());

describe("a contact message", () => {
  it("is stored and redirects to a page with a thank-you message", async () => {
    const response = await send(message, "/contact?utm_source=maps&secret=1");
    expect(response.status).toBe(302);
    expect(getLocation(response)).toMatch(/^\/contact\?receipt=[\w-]+$/);
    expect(await readToast(response)).toMatchObject({
      type: "success",
      title: "Message Sent!",
      message: "Your message has been sent successfully!",
    });
    expect(await listEnquiries()).toMatchObject([
      {
        kind: "message",
        name: "Meenakshi",
        email: "meenakshi@example.com",
        phone: "9843012345",
        message: "A gate, 4 m wide.",
        status: "new",
        source: { path: "/contact", utm: { source: "maps" } },
      },
    ]);
  });

  it("is accepted while six devices of one network flood the site", async () => {
    const sendFrom = (address: string) => (text: string) =>
      callRoute(action, "/contact", {
        form: { ...message, message: text },
        headers: { "X-Client-Address": address },
      });
    for (let n = 0; n < 110; n++) await sendFrom(`198.51.100.${n % 6}`)(`Number ${n}`);
    expect((await sendFrom("203.0.113.7")("Please mend my gate.")).status).toBe(302);
    const inbox = (await listEnquiries()).filter(({ status }) => status === "new");
    expect(inbox).toHaveLength(21);
    expect(inbox.at(-1)?.message).toBe("Please mend my gate.");
  });

  it("is stored without invalid characters, with campaign tags cut at whole characters", async () => {
    const source = `${"x".repeat(199)}😀`;
    const path = `/contact?utm_source=${encodeURIComponent(source)}&utm_medium=%00mail`;
    const response = await send({ ...message, name: "Meena\0", message: "A gate,\0\x07\r\n4 m wide." }, path);
    expect(response.status).toBe(302);
    expect(await listEnquiries()).toMatchObject([
      {
        name: "Meena",
        message: "A gate,\n4 m wide.",
        source: { utm: { source: "x".repeat(199), medium: "mail" } },
      },
    ]);
  });

  it("shows a receipt at its address for half an hour, without cookies", async () => {
    const location = getLocation(await send(message));
    const { receipt } = await openPage(location);
    expect(receipt).toMatchObject({
      kind: "message",
      phone: "98430 12345",
      email: "meenakshi@example.com",
      facts: [
        { label: "Name", value: "Meenakshi" },
        { label: "Phone", value: "98430 12345" },
        { label: "Email", value: "meenakshi@example.com" },
        { label: "Message", value: "A gate, 4 m wide." },
      ],
    });
    expect(await openPage(location)).toMatchObject({ receipt: { number: receipt?.number } });
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ["Date"] });
    expect((await openPage(location)).receipt).toBeNull();
    vi.useRealTimers();
  });

  it("shows no receipt for another number, a later end or a forged signature", async () => {
    const [, id = "", expires = "", signature = ""] =
      /receipt=(\d+)-(\d+)-(.+)$/.exec(getLocation(await send(message))) ?? [];
    for (const receipt of [
      `${Number(id) + 1}-${expires}-${signature}`,
      `${id}-${Number(expires) + 60}-${signature}`,
      `${id}-${expires}-${signature.slice(1)}A`,
      `${id}-${expires}`,
      "",
    ])
      expect((await openPage(`/contact?receipt=${receipt}`)).receipt).toBeNull();
  });
});

describe("suspected spam", () => {
  const readTimestamp = async () => (await openPage()).hiddenValues.timestamp;

  it.each([
    ["in the honeypot", { subject: "Cheap pills" }, "A hidden field was filled in"],
    ["in five links", { message: "https://a.example ".repeat(5) }, "5 links"],
  ])("%s gets the usual thanks and is quarantined", async (_, changes, reason) => {
    const response = await send({ ...message, ...changes });
    expect(await readToast(response)).toMatchObject({ type: "success", title: "Message Sent!" });
    expect(await listEnquiries()).toMatchObject([
      { status: "quarantine", spam_reasons: expect.arrayContaining([{ reason, weight: 4 }]) },
    ]);
  });

  it("is quarantined when filled in too quickly, even after a correction", async () => {
    const typed = { ...message, shown: await readTimestamp() };
    expect(await send({ ...typed, email: "" })).toMatchObject({ body: { typed: { shown: typed.shown } } });
    await send(typed);
    const [row] = await listEnquiries();
    expect(row?.status).toBe("quarantine");
    expect(row?.spam_reasons).toEqual([
      { reason: expect.stringMatching(/^Filled in within [12] seconds?$/), weight: 4 },
    ]);
  });
});

describe("a refused message", () => {
  const required = "Please fill in all required fields (Name, Email, Message).";

  it.each([
    [{ name: "" }, "name", required],
    [{ email: "" }, "email", required],
    [{ message: "  " }, "message", required],
    [{ email: "meenakshi" }, "email", "Please enter a valid email address."],
    [{ phone: "12345" }, "phone", "Please enter a valid 10-digit phone number."],
  ])("for %j returns everything that was typed", async (changes, field, sentence) => {
    const typed = { ...message, ...changes };
    expect(await send(typed)).toMatchObject({
      status: 400,
      body: {
        toast: { type: "error", title: "Validation Error", message: sentence },
        errors: { [field]: expect.any(String) },
        typed,
      },
    });
    expect(await listEnquiries()).toEqual([]);
  });

  it("returns the typed text when it is far too long", async () => {
    const typed = { ...message, message: "A gate. ".repeat(32_000) };
    expect(await send(typed)).toMatchObject({
      status: 400,
      body: { errors: { message: expect.any(String) }, typed },
    });
  });

  it("returns the typed text when it cannot be stored", async () => {
    vi.spyOn(db, "transaction").mockImplementation(() => {
      throw new Error('could not openPage file "base/5/17134": Read-only file system');
    });
    expect(await send(message)).toMatchObject({ status: 500, body: { typed: message, errors: {} } });
  });
});
