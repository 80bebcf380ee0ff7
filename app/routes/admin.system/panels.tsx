import { Panel } from "~/admin/panel";
import { systemPage } from "~/content/system";
import type { QueueCounts, SystemStatus } from "~/system/status.server";
import { formatBytes } from "~/text/format-bytes";
import { Fact, FactLink, Facts, Moment, SideFact } from "./facts";

export interface SystemSettings {
  node: string;
  hasMail: boolean;
  isOnServer: boolean;
  poolSize: number;
  /** Null when pictures are stored on disk. */
  bucket: string | null;
  nextBackupAt: Date | null;
}

interface PanelProps {
  status: SystemStatus;
  settings: SystemSettings;
}

export function MailPanel({ status: { database }, settings: { hasMail } }: PanelProps) {
  const { heading, text, ...words } = systemPage.mail;
  return (
    <Panel title={heading} text={text}>
      <Facts>
        <Fact name={words.state}>{hasMail ? words.isSetUp : words.isNotSetUp}</Fact>
        {database ? <MailFacts {...database} /> : <Fact name={words.waiting}>{systemPage.unknown}</Fact>}
      </Facts>
    </Panel>
  );
}

function MailFacts({ outbox, quarantined }: NonNullable<SystemStatus["database"]>) {
  const words = systemPage.mail;
  const { waiting, waitingSince, undelivered, lastSentAt } = outbox;
  return (
    <>
      <Fact name={words.waiting}>
        {waiting === 0 ? systemPage.none : waiting}
        {waitingSince ? (
          <>
            {words.since}
            <Moment at={waitingSince} />
          </>
        ) : null}
      </Fact>
      <Fact name={words.undelivered}>{undelivered === 0 ? systemPage.none : undelivered}</Fact>
      <Fact name={words.lastSent}>
        <Moment at={lastSentAt} />
      </Fact>
      <Fact name={words.quarantine}>
        {quarantined === 0 ? (
          systemPage.none
        ) : (
          <FactLink to="/admin/enquiries?status=quarantine">{words.look(quarantined)}</FactLink>
        )}
      </Fact>
    </>
  );
}

export function BackupsPanel({ status: { database }, settings: { nextBackupAt } }: PanelProps) {
  const { heading, text, ...words } = systemPage.backups;
  return (
    <Panel title={heading} text={text}>
      <Facts>
        {database ? (
          <>
            <Fact name={words.made}>
              <Moment at={database.backups.madeAt} />
            </Fact>
            <Fact name={words.proven}>
              <Moment at={database.backups.provenAt} />
            </Fact>
          </>
        ) : null}
        <Fact name={words.next}>{nextBackupAt ? <Moment at={nextBackupAt} /> : words.off}</Fact>
        <Fact name={words.byHand}>
          <FactLink to="/admin/account">{words.download}</FactLink>
        </Fact>
      </Facts>
    </Panel>
  );
}

export function StoragePanel({ status: { database, pool, disk }, settings }: PanelProps) {
  const { heading, text, ...words } = systemPage.storage;
  const { isOnServer, bucket, poolSize } = settings;
  return (
    <Panel title={heading} text={text}>
      <Facts>
        <Fact name={words.database}>{isOnServer ? words.server : words.embedded}</Fact>
        <Fact name={words.size}>{database ? formatBytes(database.bytes) : systemPage.unknown}</Fact>
        {pool ? (
          <Fact name={words.connections}>{words.inUse(pool.total - pool.idle, poolSize, pool.waiting)}</Fact>
        ) : null}
        <Fact name={words.pictures}>{bucket === null ? words.disk : words.bucket(bucket)}</Fact>
        <Fact name={words.free}>
          {disk ? words.of(formatBytes(disk.free), formatBytes(disk.total)) : systemPage.unknown}
        </Fact>
      </Facts>
    </Panel>
  );
}

export function VersionPanel({ status, settings: { node } }: PanelProps) {
  const { heading, text, ...words } = systemPage.site;
  return (
    <Panel title={heading} text={text}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 border-steel-100 border-t pt-4 text-sm sm:grid-cols-3 xl:grid-cols-5">
        <SideFact name={words.version}>{status.version ?? words.sources}</SideFact>
        <SideFact name={words.migration}>{status.database?.migration ?? systemPage.unknown}</SideFact>
        <SideFact name={words.node}>{node}</SideFact>
        <SideFact name={words.startedAt}>
          <Moment at={status.startedAt} />
        </SideFact>
        <SideFact name={words.memory}>{formatBytes(status.memoryBytes)}</SideFact>
      </dl>
    </Panel>
  );
}

export function WorkPanel({ status: { queues, staging, pageCache } }: PanelProps) {
  const { heading, text, ...words } = systemPage.work;
  const describe = ({ running, waiting }: QueueCounts) =>
    running + waiting === 0 ? systemPage.none : words.counts(running, waiting);
  return (
    <Panel title={heading} text={text}>
      <Facts>
        <Fact name={words.render}>{describe(queues.render)}</Fact>
        <Fact name={words.decode}>{describe(queues.decode)}</Fact>
        <Fact name={words.staging}>
          {staging.used === 0
            ? systemPage.none
            : systemPage.storage.of(formatBytes(staging.used), formatBytes(staging.limit))}
        </Fact>
        <Fact name={words.cache}>
          {pageCache.pages === 0
            ? systemPage.none
            : words.pages(pageCache.pages, formatBytes(pageCache.bytes))}
        </Fact>
      </Facts>
    </Panel>
  );
}
