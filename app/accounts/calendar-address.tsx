import { accountPage } from "~/content/account";
import { ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";

const { calendar: words } = accountPage;

/** The new address of the calendar, shown once: to be copied, or opened in the calendar of this device. */
export function CalendarAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-5">
      <p>{words.once}</p>
      <p className="select-all break-all rounded-sm bg-mist p-4 font-mono text-sm">{address}</p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={address} words={words} variant="secondary" />
        <a
          href={address.replace(/^https?:/, "webcal:")}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {words.open}
        </a>
      </div>
      <ButtonLink to="/admin/account" replace preventScrollReset className="justify-self-start">
        {words.done}
      </ButtonLink>
    </div>
  );
}
