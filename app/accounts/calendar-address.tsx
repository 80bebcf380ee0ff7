import { useState } from "react";
import { accountPage } from "~/content/account";
import { Button, ButtonLink } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

const { calendar: words } = accountPage;

/** The new address of the calendar, shown once: to be copied, or opened in the calendar of this device. */
export function CalendarAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState("");
  const isHydrated = useHydrated();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(words.copied),
      () => setCopied(words.notCopied),
    );
  return (
    <div className="grid gap-5">
      <p>{words.once}</p>
      <p className="select-all break-all rounded-sm bg-mist p-4 font-mono text-sm">{address}</p>
      <div className="flex flex-wrap items-center gap-3">
        {isHydrated ? (
          <Button type="button" variant="secondary" onClick={copy}>
            {words.copy}
          </Button>
        ) : null}
        <a
          href={address.replace(/^https?:/, "webcal:")}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {words.open}
        </a>
        <p role="status" className="text-ok text-sm">
          {copied}
        </p>
      </div>
      <ButtonLink to="/admin/account" replace className="justify-self-start">
        {words.done}
      </ButtonLink>
    </div>
  );
}
