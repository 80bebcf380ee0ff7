import { expect, it } from "vitest";
import { setUpAdmin } from "../../../tests/support/admin";
import { callRoute } from "../../../tests/support/call-route";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { loader } from "./admin.enquiries[.]csv";

const admin = setUpAdmin();

it("exports all pages of the filtered list, without formulas", async () => {
  await storeEnquiries(
    ...Array.from({ length: 520 }, (_, n) => ({ name: `Visitor ${n}` })),
    {
      name: '=HYPERLINK("http://evil.example")',
      kind: "quote",
      message: 'One, "two"\nthree',
      details: JSON.stringify({ budget: "5000-15000", projectType: "gates" }),
      created_at: new Date("2031-05-01T18:45:00Z"),
    },
    {
      name: "Junk",
      status: "spam",
      spam_reasons: JSON.stringify(["5 links"]),
      source: JSON.stringify({
        path: "/contact",
        referrer: "https://maps.example/",
        utm: { source: "maps" },
      }),
    },
  );
  const file = await exportCsv("");
  expect(file.startsWith('\u{FEFF}"Number",')).toBe(true);
  const lines = file.split("\r\n");
  expect(lines).toHaveLength(1 + 521 + 1);
  expect(lines[1]).toContain('"2 May 2031 12:15 AM"');
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(lines[1]).toContain('"One, ""two""\nthree","Gates","₹5,000 - ₹15,000"');
  expect(new Set(lines).size).toBe(523);
  expect((await exportCsv("?q=visitor+519")).split("\r\n")).toHaveLength(3);
  const spam = await exportCsv("?status=spam");
  for (const cell of ["Junk", "5 links (+4)", "/contact", "https://maps.example/", "source: maps"])
    expect(spam).toContain(`"${cell}"`);
});

it("has a column for each form field with a value, and one for all other answers", async () => {
  await storeEnquiries({
    name: "Meena",
    kind: "quote",
    quoted_amount: 12_000,
    follow_up_on: "2031-05-02",
    details: JSON.stringify({
      projectType: "gates",
      deliveryDate: "2031-05-01",
      budget: "",
      material: "SS 304",
      coating: "Not specified",
    }),
  });
  const [header, row] = (await exportCsv("")).split("\r\n");
  expect(header).toContain('"Needed by","Other answers","Quoted amount in rupees"');
  expect(header).not.toMatch(/utm_|"Material"|"Coating"|"Email"|"Budget"|"Measured"/);
  expect(row).toContain('"1 May 2031","Material: SS 304",12000,"2 May 2031"');
});

it("returns to the list after sign-in, because a file cannot show a page", async () => {
  const response = await callRoute(loader, "/admin/enquiries.csv?list=today");
  const { searchParams } = new URL(response.headers.get("Location") ?? "", "http://localhost:3000");
  expect(searchParams.get("from")).toBe("/admin/enquiries?list=today");
});

async function exportCsv(query: string): Promise<string> {
  const response = await admin.fetch(loader, `/admin/enquiries.csv${query}`);
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="enquiries-/);
  // Decodes bytes, because `text()` would remove the byte order mark.
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
}
