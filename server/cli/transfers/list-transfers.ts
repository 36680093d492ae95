import { currency } from '#contract/constants.ts';
import { defaultLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { formatCents, grouped } from '#rules/money.ts';
import { personText } from '#rules/text-of-language.ts';
import {
  type Fit,
  type MoneyToMatch,
  suggestions,
  type Transfer,
  transfersToMatch,
  waitingTransfers,
} from '#shop/payments/payments.ts';
import { printable, formatTime } from '../printed-text.ts';
import { textTable } from '../text-table.ts';

const maxListed = 200;
const maxSuggested = 10;

const columns = [
  { head: 'Order' },
  { head: 'Placed' },
  { head: 'Expires' },
  { head: currency.code, isNumber: true },
  { head: 'Riel', isNumber: true },
  { head: 'Slip' },
];

const fits: Readonly<Record<Fit, string>> = {
  sure: 'order number and amount match',
  number: 'order number matches, amount differs',
  amount: 'amount matches, no order number',
  name: 'customer name matches, amount differs',
};

/**
 * Lists the orders that await a bank transfer, those with a slip first. With an amount or a reference from
 * the bank, lists the orders to which it may belong. Returns the exit code.
 */
export async function listTransfers(
  db: Database,
  { cents, riel, reference }: { cents: number | null; riel: number | null; reference: string },
  print: (line: string) => void,
): Promise<number> {
  if (cents !== null || riel !== null || reference !== '')
    return suggest(db, { cents, riel, text: reference }, print);
  const waiting = await waitingTransfers(db, maxListed);
  const rows = waiting.map((each) => [...rowOf(each), printable(personText(defaultLanguage, each))]);
  if (rows.length > 0) for (const line of textTable([...columns, { head: 'Customer' }], rows)) print(line);
  print(`${waiting.length} order${waiting.length === 1 ? '' : 's'} awaiting a bank transfer.`);
  return 0;
}

async function suggest(db: Database, money: MoneyToMatch, print: (line: string) => void): Promise<number> {
  const found = suggestions(await transfersToMatch(db), money).slice(0, maxSuggested);
  const rows = found.map(({ order, fit }) => [
    ...rowOf(order),
    order.standing === 'ended' ? `expired; ${fits[fit]}` : fits[fit],
    printable(personText(defaultLanguage, order)),
  ]);
  const heads = [...columns, { head: 'Match' }, { head: 'Customer' }];
  if (rows.length > 0) for (const line of textTable(heads, rows)) print(line);
  print(
    found.length > 0
      ? 'Check the payment slip before you confirm: npm run transfers -- show NUMBER --slip FILE.'
      : 'No matching order.',
  );
  return 0;
}

const rowOf = ({
  number,
  placedAt,
  until,
  standing: status,
  cents,
  riel,
  slipAt,
  isCode,
}: Transfer): string[] => [
  number,
  formatTime(placedAt),
  status === 'ended' ? 'expired' : formatTime(until),
  formatCents(cents),
  riel ? grouped(riel.total) : '-',
  slipAt ? formatTime(slipAt) : isCode ? 'QR code, provider not responding' : '-',
];
