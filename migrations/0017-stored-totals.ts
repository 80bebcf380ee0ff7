import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";

/** The content of a sent version, as far as its totals depend on it. */
interface Content {
  lines: { quantity: number; rate: number | null; gst: number }[];
  discount: { kind: "amount"; paise: number } | { kind: "percent"; percent: number } | null;
  taxMode: "none" | "inside" | "outside";
  terms: { advance: number };
}

/** Stores the totals of sent versions beside their content, so that no later change of the calculation alters them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotation_versions add column totals jsonb,
    add column totals_sha256 text check (totals_sha256 ~ '^[0-9a-f]{64}$'),
    add column fault text check (fault in ('altered', 'total'))`.execute(db);
  for (let lastId = 0; ; ) {
    const { rows } = await sql<{ id: number; content: Content; total: number }>`
      select id, content, total from quotation_versions where id > ${lastId} order by id limit 200`.execute(
      db,
    );
    for (const { id, content, total } of rows) {
      const totals = keepTotal(calculate(content), total * 100);
      await sql`update quotation_versions set totals = ${JSON.stringify(totals)}::jsonb, totals_sha256 = ${hash(totals)}
        where id = ${id}`.execute(db);
      lastId = id;
    }
    if (rows.length === 0) break;
  }
  // One stored value: the column of the list is generated from the totals.
  const statements = [
    sql`alter table quotation_versions alter column totals set not null`,
    sql`drop index quotation_versions_list`,
    sql`alter table quotation_versions drop column total`,
    sql`alter table quotation_versions add column total integer not null check (total >= 0)
      generated always as (((totals ->> 'total')::bigint / 100)::integer) stored`,
    sql`create index quotation_versions_list on quotation_versions (sent_at desc, quotation_id desc)
      include (total, valid_until, opened_at, accepted_at, declined_at, withdrawn_at) where is_current`,
    sql`create index quotation_versions_fault on quotation_versions (id) where fault is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Keeps the total that the customer was asked to pay. The check of sent versions reports a round-off above 50 paise. */
function keepTotal(totals: ReturnType<typeof calculate>, total: number) {
  const advance = Math.ceil((total * totals.advancePercentage) / 10_000) * 100;
  const { advancePercentage: _, ...sums } = totals;
  return { ...sums, roundOff: sums.roundOff + total - sums.total, total, advance };
}

/** The calculation as it was when this migration was written. */
function calculate({ lines, discount, taxMode, terms }: Content) {
  const amounts = lines.map(({ quantity, rate }) =>
    divideHalfUp(BigInt(quantity) * BigInt(rate ?? 0), 1000n),
  );
  const subtotal = sum(amounts);
  const discountAmount = calculateDiscount(discount, subtotal);
  const groups = listGroups(lines, amounts, discountAmount, subtotal).map((group) => {
    const hundredfoldTax = BigInt(group.taxable) * BigInt(group.gst);
    const halfTax = taxMode === "inside" ? divideHalfUp(hundredfoldTax, 200n) : 0;
    const igst = taxMode === "outside" ? divideHalfUp(hundredfoldTax, 100n) : 0;
    return { ...group, cgst: halfTax, sgst: halfTax, igst };
  });
  const tax = sum(groups.map(({ cgst, sgst, igst }) => cgst + sgst + igst));
  const exactTotal = subtotal - discountAmount + tax;
  const total = Math.floor((exactTotal + 50) / 100) * 100;
  return {
    amounts,
    subtotal,
    discount: discountAmount,
    groups,
    tax,
    roundOff: total - exactTotal,
    total,
    advancePercentage: terms.advance,
  };
}

function calculateDiscount(discount: Content["discount"], subtotal: number): number {
  if (!discount) return 0;
  if (discount.kind === "amount") return discount.paise;
  return divideHalfUp(BigInt(subtotal) * BigInt(discount.percent), 10_000n);
}

/** Distributes the discount over the GST rates in proportion. Remaining paise go to the largest remainders. */
function listGroups(lines: Content["lines"], amounts: number[], discount: number, subtotal: number) {
  const sums = new Map<number, number>();
  for (const [index, { gst }] of lines.entries()) sums.set(gst, (sums.get(gst) ?? 0) + (amounts[index] ?? 0));
  const shares = [...sums].map(([gst, sum]) => {
    const dividend = BigInt(discount) * BigInt(sum);
    const divisor = BigInt(subtotal || 1);
    return { gst, taxable: sum - Number(dividend / divisor), remainder: dividend % divisor };
  });
  let remainingPaise = sum(shares.map(({ taxable }) => taxable)) - (subtotal - discount);
  for (const share of shares.toSorted((a, b) => (a.remainder < b.remainder ? 1 : -1))) {
    if (remainingPaise === 0) break;
    share.taxable -= 1;
    remainingPaise -= 1;
  }
  return shares
    .map(({ gst, taxable }) => ({ gst, discount: (sums.get(gst) ?? 0) - taxable, taxable }))
    .sort((a, b) => b.gst - a.gst);
}

function divideHalfUp(numerator: bigint, divisor: bigint): number {
  return Number((2n * numerator + divisor) / (2n * divisor));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Of the JSON with sorted keys, in lower-case hexadecimal. */
function hash(value: unknown): string {
  const json = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return createHash("sha256").update(json).digest("hex");
}
