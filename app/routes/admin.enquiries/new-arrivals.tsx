import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { inboxWords } from "~/content/inbox";
import type { loader as pulseLoader } from "~/routes/admin.enquiries.pulse";

/** How often an open list asks; it is to show a new enquiry within five seconds. */
const PULSE_MS = 4000;

/**
 * Brings new enquiries into an open list without a reload, counts them in the title and on the app's icon, and says so to those who do
 * not see the list. A page in the background asks nothing.
 */
export function NewArrivals() {
  const fetcher = useFetcher<typeof pulseLoader>();
  const { revalidate } = useRevalidator();
  const [arrived, setArrived] = useState(0);
  const last = useRef<number | null>(null);
  const load = useRef(fetcher.load);
  load.current = fetcher.load;
  const pulse = fetcher.data;

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible" && navigator.onLine) load.current("/admin/enquiries/pulse");
    };
    ask();
    const timer = setInterval(ask, PULSE_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);

  useEffect(() => {
    if (!pulse) return;
    if (last.current !== null && pulse.latest > last.current) {
      setArrived(pulse.latest - last.current);
      revalidate();
    }
    last.current = pulse.latest;
    showCount(pulse.count);
  }, [pulse, revalidate]);

  return (
    <p role="status" className="sr-only">
      {arrived > 0 ? inboxWords.live(arrived) : null}
    </p>
  );
}

/** Writes the number of new enquiries before the title, and on the icon of an installed app. */
function showCount(count: number): void {
  const plain = document.title.replace(/^\(\d+\) /, "");
  document.title = count > 0 ? `(${count}) ${plain}` : plain;
  if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => {});
}
