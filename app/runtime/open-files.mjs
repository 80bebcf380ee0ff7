// How many files the system lets a process have open (`ulimit -n`). Node has raised its soft limit to the hard one.

/** The embedded database closes files when it has so many open; it would have up to a thousand. */
export const databaseFiles = 250;

/** What the site itself has open: the database, its decoder and its backups. */
const own = databaseFiles + 150;

/** With so many there is room for a few visitors. Far fewer, and Node cannot even load the site. */
const fewest = 512;

/** Connections at most, whatever the limit. */
const most = 2_048;

/** @returns {number} infinite where there is no limit, or none is known */
function readLimit() {
  // A report looks up the names of all connections, unless told not to.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = /** @type {{ userLimits?: { open_files: { soft: number | "unlimited" } } }} */ (
    process.report.getReport()
  );
  const limit = userLimits?.open_files.soft;
  return typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
}

/** Ends the process in words when it may open too few files. */
export function refuseTooFew(limit = readLimit()) {
  if (limit >= fewest) return;
  process.stderr.write(
    `The site cannot start. Its process may open ${limit} files at a time, and needs ${fewest}: raise the limit ` +
      "(ulimit -n, LimitNOFILE of systemd, --ulimit nofile of a container).",
  );
  process.exit(1);
}

/** How many connections may be open: each is a file, and may be sending or storing another. PostgreSQL's own never run out. */
export function countConnections(limit = readLimit()) {
  return Math.min(most, Math.floor((limit - own) / 2));
}
