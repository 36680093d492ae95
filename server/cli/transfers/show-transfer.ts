import { writeFile } from 'node:fs/promises';
import type { Database } from '#database/schema.ts';
import { formatCents } from '#rules/money.ts';
import { personText } from '#rules/text-of-language.ts';
import { formatRiel } from '#rules/riel.ts';
import { currency } from '#contract/constants.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { paymentSlipsOf, type Transfer } from '#shop/payments/payments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { FileStore } from '../../adapters/storage/file-store.ts';
import { listed, printable, formatTime } from '../printed-text.ts';

const statuses: Readonly<Record<Transfer['standing'], string>> = {
  waiting: 'is awaiting a bank transfer',
  paid: 'is paid',
  ended: 'has expired without a payment',
};

/** Prints the status of an order's transfer, and writes its newest slip to a file. Returns the exit code. */
export async function showTransfer(
  db: Database,
  transfer: Transfer,
  slip: string | null,
  print: (line: string) => void,
  store: FileStore,
): Promise<number> {
  const { number, standing: status, cents, riel, until, placedAt, email, reference } = transfer;
  const inRiel = riel ? `, or ${formatRiel(riel.total)} to a riel account` : '';
  print(`Order ${number} ${statuses[status]}: ${formatCents(cents)} ${currency.code}${inRiel}.`);
  print(`  Customer: ${listed([personText(defaultLanguage, transfer), email], ' · ') || 'erased'}`);
  print(`  Placed: ${formatTime(placedAt)}`);
  if (status === 'waiting') print(`  Expires: ${formatTime(until)}`);
  if (reference !== '') print(`  Bank reference: ${printable(reference)}`);
  const slips = await paymentSlipsOf(db, transfer.paymentId);
  for (const [at, { addedAt }] of slips.entries()) print(`  Payment slip ${at + 1}: ${formatTime(addedAt)}`);
  if (slips.length === 0) print('  No payment slip uploaded.');
  const newest = slips.at(-1);
  if (slip === null || !newest) return slip === null ? 0 : 1;
  const content = await store.read(newest.file);
  if (!content) throw new OperatorError('the file of the payment slip is missing.');
  await writeFile(slip, content, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`couldn’t write ${slip} (${error.code}).`);
  });
  print(`Latest payment slip saved to ${slip} (JPEG). Delete it after checking.`);
  return 0;
}
