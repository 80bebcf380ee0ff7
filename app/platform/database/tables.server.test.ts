import { join } from "node:path";
import { sql } from "kysely";
import ts from "typescript";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database";

/** A program with the nullability of each column in its types. */
const nullability = `
  import type { InsertType } from "kysely";
  import type { Tables } from "./tables";
  declare const tables: {
    [Table in keyof Tables]: {
      [Column in keyof Tables[Table]]: null extends InsertType<Tables[Table][Column]> ? "null" : "not null";
    };
  };`;

/** Lets the compiler read each column's nullability from the row types. */
function readRowTypes(): Record<string, Record<string, string>> {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const include = ["app/features/*/tables.ts"];
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, process.cwd());
  const file = join(import.meta.dirname, "nullability.ts");
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? nullability : readFile(path));
  const program = ts.createProgram([...fileNames, file], { ...options, types: [] }, host);
  const checker = program.getTypeChecker();
  const mapProperties = <Value>(type: ts.Type, map: (type: ts.Type) => Value) =>
    Object.fromEntries(
      type.getProperties().map((property) => [property.name, map(checker.getTypeOfSymbol(property))]),
    );
  const source = program.getSourceFile(file);
  const tables = source?.statements.find(ts.isVariableStatement)?.declarationList.declarations[0];
  if (!tables) throw new Error("The row types were not read.");
  return mapProperties(checker.getTypeAtLocation(tables), (table) =>
    mapProperties(table, (column) => (column as ts.StringLiteralType).value),
  );
}

it("row types match the columns and nullability of the migrated database", async () => {
  const { db, destroy } = await createTestDatabase();
  const rowTypes = readRowTypes();
  // PostgreSQL does not know which columns of a view are never null.
  const { rows } = await sql<{ table: string; isView: boolean; columns: Record<string, string> }>`
    select table_name as "table", table_type = 'VIEW' as "isView",
      jsonb_object_agg(column_name, case is_nullable when 'YES' then 'null' else 'not null' end) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_name not like 'kysely%'
    group by table_name, table_type`.execute(db);
  await destroy();
  expect(rows.length).toBeGreaterThan(30);
  for (const { table, isView, columns } of rows) {
    const expected = rowTypes[table] ?? {};
    if (isView) expect(Object.keys(columns).sort(), table).toEqual(Object.keys(expected).sort());
    else expect(columns, table).toEqual(expected);
  }
  expect(rows.map(({ table }) => table).sort()).toEqual(Object.keys(rowTypes).sort());
});
