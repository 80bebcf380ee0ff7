import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Pulse } from "~/enquiries/inbox.server";

/** A new enquiry must appear in an open list within five seconds. */
const PULSE_MS = 4000;

/** Also shows the number on the app's icon and announces it to screen readers. A page in the background does not poll. */
export function NewArrivals() {
  const { revalidate } = useRevalidator();
  const [arrived, setArrived] = useState(0);
  const last = useRef<number | null>(null);

  useEffect(() => {
    const poll = async () => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      const pulse = await fetchPulse(last.current);
      if (!pulse) return;
      if (pulse.arrived > 0) {
        setArrived(pulse.arrived);
        revalidate();
      }
      last.current = pulse.latest;
      showCount(pulse.count);
    };
    void poll();
    const timer = setInterval(poll, PULSE_MS);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [revalidate]);

  return (
    <p role="status" className="sr-only">
      {arrived > 0 ? `${arrived === 1 ? "1 new enquiry" : `${arrived} new enquiries`} came in.` : null}
    </p>
  );
}

/** Returns null when offline or signed out; the next click reports that. */
async function fetchPulse(since: number | null): Promise<Pulse | null> {
  const query = since === null ? "" : `?since=${since}`;
  try {
    const answer = await fetch(`/admin/enquiries/pulse${query}`, { redirect: "manual" });
    return answer.ok ? ((await answer.json()) as Pulse) : null;
  } catch {
    return null;
  }
}

function showCount(count: number): void {
  const plain = document.title.replace(/^\(\d+\) /, "");
  document.title = count > 0 ? `(${count}) ${plain}` : plain;
  if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => {});
}
