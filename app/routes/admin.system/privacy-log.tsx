import { Panel } from "~/admin/panel";
import { personWords } from "~/content/privacy";
import type { LoggedAct } from "~/privacy/privacy-log.server";
import { Moment } from "./facts";

/** What was done with customers' data, newest first; it names no customer. */
export function PrivacyLog({ acts }: { acts: readonly (LoggedAct & { at: Date })[] }) {
  const { log, found } = personWords;
  return (
    <Panel title={log.heading}>
      {acts.length === 0 ? <p className="text-sm">{log.empty}</p> : null}
      <ul className="figures grid gap-1 text-sm">
        {acts.map(({ act, author, enquiries, at }) => (
          <li key={at.toISOString()}>
            <Moment at={at} /> · {log.acts[act]} · {found(enquiries)} · {author}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
