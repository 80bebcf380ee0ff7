import pg from "pg";

/**
 * Creates a database on the test server, empty or as a copy, and returns its URL.
 * @throws when TEST_DATABASE_URL is not set, the name exists or the copied database has connections
 */
export async function createDatabase(name: string, template = "template1"): Promise<string> {
  await runOnServer(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`);
  const url = new URL(readServerUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database of the test server after closing its connections. */
export async function dropDatabase(name: string): Promise<void> {
  await runOnServer(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

/** Drops all databases of the test server whose names start with this prefix. */
export async function dropDatabases(prefix: string): Promise<void> {
  const names = await runOnServer(
    `select datname as name from pg_database where starts_with(datname, ${pg.escapeLiteral(prefix)})`,
  );
  for (const { name } of names) await dropDatabase(name);
}

function runOnServer(statement: string): Promise<{ name: string }[]> {
  return queryServer(readServerUrl(), statement);
}

/** Runs a statement in the database at `url`; returns its rows. */
export async function queryServer<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

function readServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("TEST_DATABASE_URL is not set; npm run test:postgres sets it");
  return url;
}
