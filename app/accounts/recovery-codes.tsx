import { twoStepPage } from "~/content/account";
import { ButtonLink } from "~/ui/button";

const { codes: words } = twoStepPage;

/** New recovery codes, shown once; the button confirms that they were written down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-5">
      <p>{words.text}</p>
      <ol className="figures grid gap-x-6 gap-y-2 rounded-sm bg-mist p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <ButtonLink to="/admin/account" replace className="justify-self-start">
        {words.done}
      </ButtonLink>
    </div>
  );
}
