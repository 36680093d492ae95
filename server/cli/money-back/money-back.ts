import type { Database } from '#database/schema.ts';
import {
  type ManualRefund,
  noteRefundByHand,
  type NotedReference,
  resolveUnmatchedPayment,
  manualRefunds,
} from '#shop/payments/payments.ts';
import { formatCents } from '#rules/money.ts';
import { readArguments, readReference, staffAction, staffOptions } from '../read-arguments.ts';
import { warnEmailOnHold } from '../warn-email-on-hold.ts';
import { OperatorError } from '../../process/operator-error.ts';

export const usage =
  'npm run money:back: list manual refunds. npm run money:back -- refund|money NUMBER --sent TRANSFER [--by NAME] --yes: record a refund as sent';

/** A completed manual refund; null to list those that are due. */
interface Done {
  what: 'refund' | 'money';
  id: number;
  /** The bank's reference of the refund. */
  reference: string;
  by: `staff ${string}`;
}

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readByHandCommand(args: readonly string[]): Done | null {
  const { values, positionals } = readArguments(args, usage, { sent: { type: 'string' }, ...staffOptions });
  const [what, id = '', ...more] = positionals;
  if (what === undefined) return null;
  if (
    (what !== 'refund' && what !== 'money') ||
    !/^[1-9]\d{0,8}$/u.test(id) ||
    more.length > 0 ||
    !values.yes
  )
    throw new OperatorError(usage);
  const reference = readReference('--sent', values.sent, usage);
  return { what, id: Number(id), reference, by: staffAction(values).by };
}

/**
 * Lists the manual refunds that are due, or records one. Returns the exit code.
 * @throws OperatorError when none is due
 */
export async function byHand(
  db: Database,
  done: Done | null,
  print: (line: string) => void,
): Promise<number> {
  if (done === null) return list(await manualRefunds(db), print);
  const { what, id, reference, by } = done;
  const waiting = (await manualRefunds(db)).find((each) => each.what === what && each.id === id);
  await warnEmailOnHold(db, 'paymentRefunded', waiting?.email ?? '', print);
  const note = what === 'money' ? resolveUnmatchedPayment : noteRefundByHand;
  const outcome = await note(db, id, { reference, by });
  if (outcome !== 'done') throw notNoted(done, outcome);
  print(`Recorded: ${what} ${id} refunded with ${reference} by ${by}.`);
  print(
    `${what === 'refund' ? 'It’s recorded in the ledger, and the' : 'The'} email to the customer is queued.`,
  );
  return 0;
}

function notNoted({ what, id, reference }: Done, why: NotedReference | 'not-waiting'): OperatorError {
  if (why === 'not-waiting') return new OperatorError(`${what} ${id} doesn’t need manual action.`);
  const where = why.refundId === null ? 'an unmatched payment' : `refund ${why.refundId}`;
  return new OperatorError(
    `"${reference}" is already recorded for ${where}. If this is a different transfer, add the bank’s name to --sent.`,
  );
}

function list(waiting: readonly ManualRefund[], print: (line: string) => void): number {
  if (waiting.length === 0) print('No manual refunds pending.');
  for (const {
    what,
    id,
    since,
    amountMinor,
    currency,
    reason,
    chargeId,
    orderNumber,
    cameAsRiel,
  } of waiting) {
    const amount = currency === 'KHR' ? String(amountMinor) : formatCents(amountMinor);
    print(
      `${what} ${id}: ${amount} ${currency}, ${orderNumber || 'no order'}, ${reason}, since ${since.toISOString()}`,
    );
    const riel = cameAsRiel === null ? '' : ` (${cameAsRiel} KHR)`;
    print(`  received as ${chargeId}${riel}: send it back to the account it came from, then run`);
    print(`  npm run money:back -- ${what} ${id} --sent TRANSFER --yes`);
  }
  return 0;
}
