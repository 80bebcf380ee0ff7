import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANDING_KEY, noteLanding, readLandingNote } from "./landing-note";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Simulates opening a page from a referrer. */
function open(address: string, referrer = "") {
  vi.stubGlobal("location", new URL(address, "https://steel.example"));
  vi.stubGlobal("document", { referrer });
}

const read = () => Object.fromEntries(new URLSearchParams(readLandingNote()));

test("stores the first page and its referrer and keeps them on later pages", () => {
  open("/about?utm_source=maps&email=ravi@example.com", "https://search.example/?q=ravi");
  noteLanding(LANDING_KEY);
  open("/contact?utm_source=mail", "https://steel.example/about");
  noteLanding(LANDING_KEY);
  expect(read()).toEqual({ page: "/about", referrer: "https://search.example/", utm_source: "maps" });
});

test("returns the current page when nothing was stored", () => {
  open("/contact", "https://search.example/");
  expect(read()).toEqual({ page: "/contact", referrer: "https://search.example/" });
});

test("attributes a tab that was opened by this site to the opening page", () => {
  open("/services/ms-gate", "https://steel.example/?utm_campaign=monsoon");
  expect(read()).toEqual({ page: "/", utm_campaign: "monsoon" });
});

test("returns nothing when storage is disabled or contains other data", () => {
  open("/contact");
  stored.set(LANDING_KEY, "page=%2Fabout");
  expect(read()).toEqual({});
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("Forbidden", "SecurityError");
    },
  });
  expect(read()).toEqual({});
});
