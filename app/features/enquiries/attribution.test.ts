import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANDING_KEY, noteLanding, readLandingNote } from "./attribution";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Simulates opening a page from a referrer. */
function openPage(path: string, referrer = "") {
  vi.stubGlobal("location", new URL(path, "https://steel.example"));
  vi.stubGlobal("document", { referrer });
}

const readNote = () => Object.fromEntries(new URLSearchParams(readLandingNote()));

test("stores the first page and its referrer and keeps them on later pages", () => {
  openPage("/about?utm_source=maps&email=ravi@example.com", "https://search.example/?q=ravi");
  noteLanding(LANDING_KEY);
  openPage("/contact?utm_source=mail", "https://steel.example/about");
  noteLanding(LANDING_KEY);
  expect(readNote()).toEqual({ page: "/about", referrer: "https://search.example/", utm_source: "maps" });
});

test("returns the current page when nothing was stored", () => {
  openPage("/contact", "https://search.example/");
  expect(readNote()).toEqual({ page: "/contact", referrer: "https://search.example/" });
});

test("attributes a tab that was opened by this site to the opening page", () => {
  openPage("/services/ms-gate", "https://steel.example/?utm_campaign=monsoon");
  expect(readNote()).toEqual({ page: "/", utm_campaign: "monsoon" });
});

test("returns nothing when storage is disabled or contains other data", () => {
  openPage("/contact");
  storage.set(LANDING_KEY, "page=%2Fabout");
  expect(readNote()).toEqual({});
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("Forbidden", "SecurityError");
    },
  });
  expect(readNote()).toEqual({});
});
