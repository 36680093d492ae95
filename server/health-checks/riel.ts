import type { Database } from '#database/schema.ts';
import { formatRiel } from '#rules/riel.ts';
import { currentRate } from '#shop/riel/riel.ts';
import { type Finding, note, ok } from './finding.ts';

/** Days after which an unchanged rate is reported as old. */
const maxAgeDays = 30;

/** Checks the exchange rate of the shop and whether it is kept up to date. */
export async function examineRiel(db: Database): Promise<Finding> {
  const riel = await currentRate(db);
  if (!riel) return ok('noRielRate');
  const days = Math.floor((Date.now() - Date.parse(riel.since)) / 86_400_000);
  const rate = formatRiel(riel.rate);
  return days > maxAgeDays ? note('rielRateOld', { rate, days }, 'setRiel') : ok('rielRate', { rate });
}
