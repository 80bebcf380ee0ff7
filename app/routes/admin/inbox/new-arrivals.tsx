import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Pulse } from "~/features/enquiries/inbox.server";

/** Short enough to show a new enquiry within five seconds. */
const POLL_INTERVAL_MS = 4000;

/** Refreshes the list, announces arrivals to screen readers, and shows the count in the title and on the app icon. */
export function NewArrivals() {
  const { revalidate } = useRevalidator();
  const [arrivalCount, setArrivalCount] = useState(0);
  const latestId = useRef<number | null>(null);

  useEffect(() => {
    const poll = async () => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      const pulse = await fetchPulse(latestId.current);
      if (!pulse) return;
      if (pulse.arrived > 0) {
        setArrivalCount(pulse.arrived);
        revalidate();
      }
      latestId.current = pulse.latest;
      showCount(pulse.count);
    };
    void poll();
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [revalidate]);

  return (
    <p role="status" className="sr-only">
      {arrivalCount > 0
        ? `${arrivalCount === 1 ? "1 new enquiry" : `${arrivalCount} new enquiries`} arrived.`
        : null}
    </p>
  );
}

/** Returns null when offline or signed out. The next click then shows the problem. */
async function fetchPulse(since: number | null): Promise<Pulse | null> {
  const query = since === null ? "" : `?since=${since}`;
  try {
    const response = await fetch(`/admin/enquiries/pulse${query}`, { redirect: "manual" });
    return response.ok ? ((await response.json()) as Pulse) : null;
  } catch {
    return null;
  }
}

function showCount(count: number): void {
  const title = document.title.replace(/^\(\d+\) /, "");
  document.title = count > 0 ? `(${count}) ${title}` : title;
  if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => {});
}
