import { createPortal } from "react-dom";
import { useRootData } from "~/frames/site/use-root-data";
import { Button, ButtonLink, CopyButton } from "~/platform/ui/button";
import { useHydrated } from "~/platform/ui/hooks";
import { describeRecoveryCodes } from "./describe-recovery-codes";

const copyLabels = {
  copy: "Copy",
  copied: "Copied",
  notCopied: "Press and hold the codes to copy them.",
};

/** Receives the codes by POST, so that no URL contains them, and returns them as a file. */
const FILE_PATH = "/admin/account/recovery-codes/file";

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-5">
      <p>
        If you lose your phone, each code signs you in once. Write them down, print or download them now: they
        are not shown again.
      </p>
      <ol
        translate="no"
        className="figures grid gap-x-6 gap-y-2 rounded-sm bg-mist p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={codes.join("\n")} labels={copyLabels} variant="secondary" />
        {isHydrated ? (
          <Button type="button" variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        ) : null}
        {/* If the session has expired, sign-in opens in another tab and this tab still shows the codes. */}
        <form method="post" action={FILE_PATH} target="_blank" rel="noopener">
          {codes.map((code) => (
            <input key={code} type="hidden" name="code" value={code} />
          ))}
          <Button variant="secondary" icon="download">
            Download
          </Button>
        </form>
      </div>
      <ButtonLink to="/admin/account" replace className="justify-self-start">
        I have saved them
      </ButtonLink>
      {isHydrated ? createPortal(<PrintedCodes codes={codes} />, document.body) : null}
    </div>
  );
}

function PrintedCodes({ codes }: { codes: readonly string[] }) {
  const { business } = useRootData();
  return (
    <section className="print-sheet" aria-hidden="true">
      <p>{describeRecoveryCodes(business.name, new Date())}</p>
      <ol translate="no" className="figures font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </section>
  );
}
