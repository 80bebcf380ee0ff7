import { describe, expect, it } from "vitest";
import { serviceCategories } from "~/content/service-index";
import { db } from "~/platform/database/database.server";
import { loader as openContact } from "~/routes/site/contact/route";
import { callRoute } from "../../../../tests/support/call-route";
import { action, loader } from "./route";

const request = { name: "Ravi", phone: "98430-12345" };

const send = (form: Record<string, string>, path = "/request-quote") => callRoute(action, path, { form });
const openForm = async (query: string) => (await callRoute(loader, `/request-quote${query}`)).body;
const listEnquiries = () => db.selectFrom("enquiries").selectAll().execute();

describe("a quote request", () => {
  it("is stored with everything that was filled in", async () => {
    await send(
      {
        ...request,
        email: "ravi@example.com",
        town: " Peelamedu ",
        projectType: "gates",
        budget: "50000-plus",
        deliveryDate: "2031-03-31",
        description: "Sliding, 4 m.",
      },
      "/request-quote?service=ms-gate",
    );
    expect(await listEnquiries()).toMatchObject([
      {
        email: "ravi@example.com",
        town: "Peelamedu",
        message: "Sliding, 4 m.",
        details: { projectType: "gates", budget: "50000-plus", deliveryDate: "2031-03-31" },
        source: { path: "/request-quote?service=ms-gate" },
      },
    ]);
  });

  it("shows a receipt on its page, not on another form's", async () => {
    const response = await send({ ...request, projectType: "gates", deliveryDate: "2031-03-31" });
    const location = response.headers.get("Location") ?? "";
    expect(await callRoute(loader, location)).toMatchObject({
      body: {
        receipt: {
          phone: "98430 12345",
          facts: [
            { label: "Name", value: "Ravi" },
            { label: "Phone", value: "98430 12345" },
            { label: "Project type", value: "Gates" },
            { label: "Needed by", value: "31 Mar 2031" },
          ],
        },
      },
    });
    const contactLocation = location.replace("/request-quote", "/contact");
    expect(await callRoute(openContact, contactLocation)).toMatchObject({ body: { receipt: null } });
  });

  it.each([
    [{}, { name: "Name is required", phone: "Phone is required" }],
    [{ ...request, deliveryDate: "2025-03-31" }, { deliveryDate: "Please choose today or a later date." }],
    [{ ...request, email: "ravi" }, { email: "Please enter a valid email address." }],
    [
      { ...request, projectType: "Click here", budget: "https://spam.example" },
      { projectType: "Please choose from the list.", budget: "Please choose from the list." },
    ],
  ])("of %j is refused with a message and what was typed", async (form, problems) => {
    expect(await send(form)).toMatchObject({
      status: 400,
      body: { toast: { type: "error", title: "❌ Error" }, errors: problems, typed: form },
    });
    expect(await listEnquiries()).toEqual([]);
  });
});

describe("the project type", () => {
  it.each([
    ["?service=ms-gate", "gates"],
    ["?service=upvc-windows", "windows"],
    ["?service=charupudi", "railings"],
    ["?service=no-such-service", undefined],
    ["?service=constructor", undefined],
    ["", undefined],
  ])("for %j is %s", async (query, projectType) => {
    expect(await openForm(query)).toMatchObject({ projectType });
  });

  it("is preselected for every service", async () => {
    for (const { slug } of serviceCategories.flatMap(({ items }) => [...items]))
      expect(await openForm(`?service=${slug}`), slug).toMatchObject({ projectType: expect.any(String) });
  });
});
