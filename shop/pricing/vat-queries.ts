import { type RawBuilder, sql } from 'kysely';
import { defaultVatRate } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { addedRate, type VatTerms } from '#rules/vat.ts';

const setting = (name: string) => sql`(select value from setting where name = ${name})`;

/** SQL for the VAT of an order placed now, as JSON; null while it is off. */
export const currentVatJson: RawBuilder<VatTerms | null> = sql`case when ${setting('vatOn')} = 'true' then json_build_object(
  'rate', coalesce(${setting('vatRate')}::text::int, ${defaultVatRate}),
  'isAdded', ${setting('vatOnTop')} is not distinct from 'true'::jsonb) end`;

/** Returns the rate of the VAT that prices include now; 0 if it is added to them, or off. */
export async function includedVatRate(db: Database): Promise<number> {
  const { rows } = await sql<{ vat: VatTerms | null }>`select ${currentVatJson} as vat`.execute(db);
  const vat = rows[0]?.vat ?? null;
  return vat === null ? 0 : vat.rate - addedRate(vat);
}
