import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { systemPage, systemWarnings as words } from "~/content/system";
import type { SystemWarning } from "~/system/warnings";
import { formatBytes } from "~/text/format-bytes";
import { formatMinute } from "~/time/format-day";
import { Icon } from "~/ui/icon";

export function WarningList({ warnings }: { warnings: readonly SystemWarning[] }) {
  if (warnings.length === 0) {
    return (
      <p className="sheet flex items-center gap-3 p-4 sm:px-6">
        <Icon name="check" className="text-ok" />
        {systemPage.fine}
      </p>
    );
  }
  return (
    <section
      aria-labelledby="attention"
      className="sheet border-l-4 border-l-danger p-4 pl-[13px] sm:p-6 sm:pl-[21px]"
    >
      <h2 id="attention" className="text-title">
        {systemPage.attention}
      </h2>
      <ul className="mt-4 grid gap-5">
        {warnings.map((warning) => (
          <li key={warning.kind}>
            <WarningWords warning={warning} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WarningWords({ warning }: { warning: SystemWarning }) {
  const { title, text, links } = describe(warning);
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

function describe(warning: SystemWarning): { title: string; text: string; links?: ReactNode } {
  switch (warning.kind) {
    case "disk":
      return {
        title: words.disk.title,
        text: words.disk.text(formatBytes(warning.free), formatBytes(warning.reserve)),
      };
    case "noMail":
      return { ...words.noMail, links: <WarningLink to="/admin/enquiries">{words.noMail.link}</WarningLink> };
    case "stuckMail":
      return {
        title: words.stuckMail.title,
        text: words.stuckMail.text(formatMinute(warning.since.toISOString())),
      };
    case "undelivered":
      return {
        title: words.undelivered.title(warning.count),
        text: words.undelivered.text,
        links: warning.enquiries.map((id) => (
          <WarningLink key={id} to={`/admin/enquiries/${id}`}>
            {systemPage.mail.enquiry(id)}
          </WarningLink>
        )),
      };
    case "backupFailed":
    case "backupOld": {
      const { title, text, link } = words[warning.kind];
      return { title, text, links: <WarningLink to="/admin/account">{link}</WarningLink> };
    }
    case "database":
      return words.database;
  }
}

function WarningLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
