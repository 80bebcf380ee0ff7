// The limit on open files (`ulimit -n`). Node has raised its soft limit to the hard one.

/** For the embedded database; PostgreSQL's own default is up to a thousand. */
export const maxDatabaseFiles = 250;

/** For the site itself: database, decoder and backups. */
const reservedFiles = maxDatabaseFiles + 150;

/** Enough for a few visitors. With far fewer, Node cannot even load the site. */
const minOpenFiles = 512;

const maxConnections = 2_048;

/** @returns {number} Infinity where there is no limit, or the limit is unknown */
function readLimit() {
  // By default a report resolves the host names of all connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = /** @type {{ userLimits?: { open_files: { soft: number | "unlimited" } } }} */ (
    process.report.getReport()
  );
  const limit = userLimits?.open_files.soft;
  return typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
}

export function requireOpenFiles(limit = readLimit()) {
  if (limit >= minOpenFiles) return;
  process.stderr.write(
    `The site cannot start. Its process may open only ${limit} files, but needs ${minOpenFiles}. Raise the limit ` +
      "(ulimit -n, LimitNOFILE of systemd, --ulimit nofile of a container).",
  );
  process.exit(1);
}

/** Each connection counts as one open file, and its request may open another to read or write. */
export function calculateMaxConnections(limit = readLimit()) {
  return Math.min(maxConnections, Math.floor((limit - reservedFiles) / 2));
}
