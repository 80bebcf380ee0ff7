import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { listFaultyRecords } from "~/features/quotations/check-records.server";
import type { SystemWarning } from "~/platform/system/warnings";
import { formatBytes } from "~/platform/text/text";
import { formatDateTime } from "~/platform/time/time";
import { Icon } from "~/platform/ui/icon";

const warningTexts = {
  database: {
    title: "The database is not responding",
    text: "Forms may fail until it does. Ask the person who runs your server.",
  },
  noMail: {
    title: "You don't get emails about new enquiries",
    text: "Enquiries are stored, but email isn't set up. Ask the person who runs your server to set it up. Until then, check your enquiries here every day.",
  },
  backupFailed: {
    title: "The last nightly backup failed or is incomplete",
    text: "It is retried every hour. Download a backup yourself until one succeeds. The reason is in the server's log.",
    link: "Download a backup",
  },
  backupOld: {
    title: "No nightly backup for two days",
    text: "Backups need free disk space, and the site must be running at night. Download a backup yourself until one succeeds.",
    link: "Download a backup",
  },
} as const;

const recordTexts = {
  altered: {
    title: "A sent quotation was altered in the database",
    text: "It no longer matches the hash that was stored when it was sent. Compare it with the customer's PDF, and ask the person who runs your server.",
  },
  total: {
    title: "The total of a sent quotation differs from its lines",
    text: "The customer was asked for the total, which we keep. The difference is in its round-off. Check it before you write the invoice.",
  },
} as const;

type FaultyRecord = Awaited<ReturnType<typeof listFaultyRecords>>[number];

type Warning = SystemWarning | { kind: "altered" | "total"; records: readonly FaultyRecord[] };

export function listRecordWarnings(faultyRecords: readonly FaultyRecord[]): Warning[] {
  return (["altered", "total"] as const).flatMap((kind) => {
    const records = faultyRecords.filter(({ fault }) => fault === kind);
    return records.length > 0 ? [{ kind, records }] : [];
  });
}

export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) {
    return (
      <p className="sheet flex items-center gap-3 p-4 sm:px-6">
        <Icon name="check" className="text-ok" />
        Nothing needs attention.
      </p>
    );
  }
  return (
    <section
      aria-labelledby="attention"
      className="sheet border-l-4 border-l-danger p-4 pl-[13px] sm:p-6 sm:pl-[21px]"
    >
      <h2 id="attention" className="text-title">
        Needs attention
      </h2>
      <ul className="mt-4 grid gap-5">
        {warnings.map((warning) => (
          <li key={warning.kind}>
            <WarningText warning={warning} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WarningText({ warning }: { warning: Warning }) {
  const { title, text, links } = describeWarning(warning);
  return (
    <div className="flex items-start gap-3">
      <Icon name="warning" className="mt-0.5 text-danger" />
      <div className="grid min-w-0 gap-1">
        <h3 className="font-semibold text-base">{title}</h3>
        <p className="measure text-sm text-steel-700">{text}</p>
        {links ? <p className="-mb-3 flex flex-wrap gap-x-5 text-sm">{links}</p> : null}
      </div>
    </div>
  );
}

function describeWarning(warning: Warning): { title: string; text: string; links?: ReactNode } {
  switch (warning.kind) {
    case "disk":
      return {
        title: "The disk is nearly full",
        text: `${formatBytes(warning.free)} left. Below ${formatBytes(warning.reserve)}, pictures and files are refused. Ask the person who runs your server for more space.`,
      };
    case "noMail":
      return { ...warningTexts.noMail, links: <WarningLink to="/admin/enquiries">Enquiries</WarningLink> };
    case "stuckMail":
      return {
        title: "Emails aren't being sent",
        text: `The oldest has waited since ${formatDateTime(warning.since.toISOString())}. Sending is retried for two days. Ask the person who runs your server to check the email server.`,
      };
    case "undelivered":
      return {
        title: `${warning.count} ${warning.count === 1 ? "email was" : "emails were"} not delivered`,
        text: "Delivery failed for two days. Open the enquiry to see why and to send again.",
        links: warning.enquiries.map((id) => (
          <WarningLink key={id} to={`/admin/enquiries/${id}`}>
            {`Enquiry ${id}`}
          </WarningLink>
        )),
      };
    case "backupFailed":
    case "backupOld": {
      const { title, text, link } = warningTexts[warning.kind];
      return { title, text, links: <WarningLink to="/admin/account">{link}</WarningLink> };
    }
    case "altered":
    case "total":
      return { ...recordTexts[warning.kind], links: warning.records.map(toRecordLink) };
    case "database":
      return warningTexts.database;
  }
}

function toRecordLink({ quotationId, enquiryId, number, version }: FaultyRecord) {
  const text = `${number}, version ${version}`;
  if (enquiryId === null) return <span key={text}>{text}</span>;
  return (
    <WarningLink key={text} to={`/admin/quotations/${quotationId}`}>
      {text}
    </WarningLink>
  );
}

function WarningLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
