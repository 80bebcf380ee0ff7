import { personLabels } from "~/content/privacy";
import type { PrivacyLogEntry } from "~/features/privacy/privacy-log.server";
import { Panel } from "~/frames/admin/panel";
import { Moment } from "./facts";

/** Lists the newest entries first. Names no customers. */
export function PrivacyLog({ entries }: { entries: readonly (PrivacyLogEntry & { at: Date })[] }) {
  const { log, found } = personLabels;
  return (
    <Panel title={log.heading}>
      {entries.length === 0 ? <p className="text-sm">{log.empty}</p> : null}
      <ul className="figures grid gap-1 text-sm">
        {entries.map(({ act, author, enquiries, at }) => (
          <li key={at.toISOString()}>
            <Moment at={at} />
            {` · ${log.acts[act]} · ${found(enquiries)} · ${author}`}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
