import { writeOriginNote } from "~/domain/enquiries/origin-note";

const KEY = "landing";

/** Where this visit came from, noted on the first page it opens and kept until the tab is closed. Only in the browser. */
export function keepLandingNote(): string {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null) return kept;
    const note = writeOriginNote(new URL(location.href), document.referrer);
    sessionStorage.setItem(KEY, note);
    return note;
  } catch {
    // Some browsers forbid it to keep anything: then the form tells what the server knows.
    return "";
  }
}
