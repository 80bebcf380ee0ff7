import { Panel } from "~/frames/admin/panel";
import type { SystemStatus } from "~/platform/system/status.server";
import { formatBytes } from "~/platform/text/text";
import { Fold } from "~/platform/ui/fold";
import { Fact, FactLink, Facts, Moment, SideFact } from "./facts";

export interface SystemSettings {
  node: string;
  hasMail: boolean;
  nextBackupAt: Date | null;
}

interface PanelProps {
  status: SystemStatus;
  settings: SystemSettings;
}

export function MailPanel({ status: { database }, settings: { hasMail } }: PanelProps) {
  return (
    <Panel title="Email and enquiries" text="Emails that fail are retried for two days.">
      <Facts>
        <Fact name="Email server">{hasMail ? "Set up" : "Not set up"}</Fact>
        {database ? <MailFacts {...database} /> : <Fact name="Waiting to be sent">Unknown</Fact>}
      </Facts>
    </Panel>
  );
}

function MailFacts({ outbox, quarantineCount }: NonNullable<SystemStatus["database"]>) {
  const { waitingCount, waitingSince, undeliveredCount, undeliveredReason, lastSentAt } = outbox;
  return (
    <>
      <Fact name="Waiting to be sent">
        {waitingCount === 0 ? "None" : waitingCount}
        {waitingSince ? (
          <>
            {", the oldest since "}
            <Moment at={waitingSince} />
          </>
        ) : null}
      </Fact>
      <Fact name="Failed">
        {undeliveredCount === 0 ? "None" : undeliveredCount}
        {undeliveredReason ? (
          <span className="wrap-anywhere">{`. Last reason: ${undeliveredReason}`}</span>
        ) : null}
      </Fact>
      <Fact name="Last sent">
        <Moment at={lastSentAt} />
      </Fact>
      <Fact name="Suspected spam">
        {quarantineCount === 0 ? (
          "None"
        ) : (
          <FactLink to="/admin/enquiries?status=quarantine">{`View ${quarantineCount}`}</FactLink>
        )}
      </Fact>
    </>
  );
}

export function BackupsPanel({ status: { database }, settings: { nextBackupAt } }: PanelProps) {
  return (
    <Panel title="Nightly backups" text="Each backup is test-restored once.">
      <Facts>
        {database ? (
          <>
            <Fact name="Last backup">
              <Moment at={database.backups.createdAt} />
            </Fact>
            <Fact name="Last test-restored">
              <Moment at={database.backups.testedAt} />
            </Fact>
          </>
        ) : null}
        <Fact name="Next">{nextBackupAt ? <Moment at={nextBackupAt} /> : "Turned off"}</Fact>
        <Fact name="Back up now">
          <FactLink to="/admin/account">Download a backup</FactLink>
        </Fact>
      </Facts>
    </Panel>
  );
}

export function SupportPanel({ status, settings: { node } }: PanelProps) {
  const { database, disk } = status;
  return (
    <Fold title={<h2 className="text-title">For support</h2>} className="sheet">
      <p className="text-sm text-steel-600">Include these details when you ask for help.</p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 border-steel-100 border-t pt-4 text-sm sm:grid-cols-3 xl:grid-cols-4">
        <SideFact name="Site">{status.version ?? "Built from source"}</SideFact>
        <SideFact name="Database">{database?.migration ?? "Unknown"}</SideFact>
        <SideFact name="Node.js">{node}</SideFact>
        <SideFact name="Running since">
          <Moment at={status.startedAt} />
        </SideFact>
        <SideFact name="Memory in use">{formatBytes(status.memoryBytes)}</SideFact>
        <SideFact name="Free disk space">
          {disk ? `${formatBytes(disk.free)} of ${formatBytes(disk.total)}` : "Unknown"}
        </SideFact>
        <SideFact name="Database size">{database ? formatBytes(database.bytes) : "Unknown"}</SideFact>
      </dl>
    </Fold>
  );
}
