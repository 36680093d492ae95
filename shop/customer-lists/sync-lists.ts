import { isDeepStrictEqual } from 'node:util';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import type { ListedLine } from './listed-line.ts';
import { type StoredLine, linesOf, takeLines } from './queries.ts';

/**
 * Merges a browser's cart and wish list with those of the account. The later change of each line wins. Idempotent.
 * @returns the lines that differ between the account and the browser
 */
export function syncLists(
  db: Database,
  customerId: number,
  browser: readonly ListedLine[],
  language: LanguageCode,
): Promise<StoredLine[]> {
  const sent = new Map(browser.map((line) => [keyOf(line), line]));
  return inTransaction(db, async (trx) => {
    if (sent.size > 0) await takeLines(trx, customerId, [...sent.values()]);
    const stored = await linesOf(trx, customerId, language);
    return { keep: true, outcome: stored.filter((line) => !isSame(line, sent.get(keyOf(line)))) };
  });
}

const keyOf = ({ list, productId }: ListedLine): string => `${list} ${productId}`;

const isSame = (stored: StoredLine, sent: ListedLine | undefined): boolean =>
  sent !== undefined &&
  stored.changedAt === sent.changedAt &&
  stored.quantity === sent.quantity &&
  isDeepStrictEqual(stored.choices, sent.choices) &&
  isDeepStrictEqual(stored.extras, sent.extras) &&
  isDeepStrictEqual(stored.cells, sent.cells);
