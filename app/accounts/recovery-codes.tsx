import { createPortal } from "react-dom";
import { twoStepPage } from "~/content/account";
import { useRootData } from "~/site/use-root-data";
import { formatDay } from "~/time/format-day";
import { Button, ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { useHydrated } from "~/ui/use-hydrated";

const { codes: words } = twoStepPage;

/** Takes the codes by POST and returns them as a file, so that no URL contains them. */
const FILE = "/admin/account/recovery-codes/file";

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-5">
      <p>{words.text}</p>
      <ol className="figures grid gap-x-6 gap-y-2 rounded-sm bg-mist p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={codes.join("\n")} words={words} variant="secondary" />
        {isHydrated ? (
          <Button type="button" variant="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
        ) : null}
        {/* Without a script to pause it when the session has ended, the sign-in opens in another tab and the codes stay in this
            one. */}
        <form method="post" action={FILE} target={isHydrated ? undefined : "_blank"}>
          {codes.map((code) => (
            <input key={code} type="hidden" name="code" value={code} />
          ))}
          <Button variant="secondary" icon="download">
            {words.download}
          </Button>
        </form>
      </div>
      <ButtonLink to="/admin/account" replace className="justify-self-start">
        {words.done}
      </ButtonLink>
      {isHydrated ? createPortal(<PrintedCodes codes={codes} />, document.body) : null}
    </div>
  );
}

/** Printed in place of the page. */
function PrintedCodes({ codes }: { codes: readonly string[] }) {
  const { business } = useRootData();
  return (
    <section className="print-sheet" aria-hidden="true">
      <p>{words.sheet(business.name, formatDay(new Date().toISOString()))}</p>
      <ol className="figures font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </section>
  );
}
