import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { inboxWords } from "~/content/inbox";
import type { Pulse } from "~/enquiries/inbox.server";

/** How often an open list asks; it is to show a new enquiry within five seconds. */
const PULSE_MS = 4000;

/**
 * Brings new enquiries into an open list without a reload, counts them in the title and on the app's icon, and says so to those who
 * do not see the list. A page in the background asks nothing.
 */
export function NewArrivals() {
  const { revalidate } = useRevalidator();
  const [arrived, setArrived] = useState(0);
  const last = useRef<number | null>(null);

  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      const pulse = await askPulse(last.current);
      if (!pulse) return;
      if (pulse.arrived > 0) {
        setArrived(pulse.arrived);
        revalidate();
      }
      last.current = pulse.latest;
      showCount(pulse.count);
    };
    void ask();
    const timer = setInterval(ask, PULSE_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [revalidate]);

  return (
    <p role="status" className="sr-only">
      {arrived > 0 ? inboxWords.live(arrived) : null}
    </p>
  );
}

/** Null where nothing could be learnt: without a line, or signed out, which the next press says in its own way. */
async function askPulse(since: number | null): Promise<Pulse | null> {
  const query = since === null ? "" : `?since=${since}`;
  try {
    const answer = await fetch(`/admin/enquiries/pulse${query}`, { redirect: "manual" });
    return answer.ok ? ((await answer.json()) as Pulse) : null;
  } catch {
    return null;
  }
}

/** Writes the number of new enquiries before the title, and on the icon of an installed app. */
function showCount(count: number): void {
  const plain = document.title.replace(/^\(\d+\) /, "");
  document.title = count > 0 ? `(${count}) ${plain}` : plain;
  if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => {});
}
