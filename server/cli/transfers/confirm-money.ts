import { currency } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { formatCents } from '#rules/money.ts';
import { type ConfirmedTransfer, type ConfirmRefusal, confirmSeen } from '#shop/payments/payments.ts';
import { endDryRun } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { warnEmailOnHold } from '../warn-email-on-hold.ts';
import { printable } from '../printed-text.ts';
import type { ConfirmCommand } from './transfers-arguments.ts';

const money = (cents: number) => `${formatCents(cents)} ${currency.code}`;

/**
 * Prints what a received payment would do to an order, and does it with `--yes`. Returns the exit code.
 * @throws OperatorError when there is nothing to confirm, or a person must check it first
 */
export async function confirmMoney(
  db: Database,
  command: ConfirmCommand,
  print: (line: string) => void,
): Promise<number> {
  const { by: actor, isConfirmed, number, seen, reference, isSecond, missing } = command;
  const wish = { number, seen, reference, isSecond, missing, actor, mayWaive: true };
  const done = found(await confirmSeen(db, { ...wish, isPlan: !isConfirmed }), command);
  for (const line of linesOf(done, number)) print(line);
  if (done.effect === 'already') return 0;
  for (const other of done.sameAmount)
    print(
      `Order ${other} by the same customer is for the same amount: check which order this payment references.`,
    );
  if (done.notice) await warnEmailOnHold(db, done.notice.kind, done.transfer.email, print);
  if (!isConfirmed) return endDryRun(print);
  print(`Payment recorded as ${actor}.`);
  return 0;
}

/**
 * Returns the outcome.
 * @throws OperatorError if a person must check it first
 */
function found(
  outcome: ConfirmedTransfer | ConfirmRefusal | 'no-riel',
  { number, reference }: ConfirmCommand,
): ConfirmedTransfer {
  if (outcome === 'unknown') throw new OperatorError(`no bank-transfer order ${number}.`);
  if (outcome === 'no-riel') throw new OperatorError(`order ${number} has no amount in riel.`);
  if ('usedBy' in outcome) {
    const where = outcome.usedBy === '' ? 'a duplicate payment' : `order ${outcome.usedBy}`;
    throw new OperatorError(
      `"${printable(reference)}" is already recorded for ${where}. If this is a different payment, add the bank’s name to --reference.`,
    );
  }
  const { effect, transfer, seenCents, dueCents, waivableCents } = outcome;
  if (effect === 'short')
    throw new OperatorError(
      `${money(seenCents)} is ${money(dueCents - seenCents)} less than the amount due for order ${number}. No changes were made. Request the balance with --missing ask, or waive up to ${money(waivableCents)} with --missing waive.`,
    );
  if (effect === 'other')
    throw new OperatorError(
      `order ${number} is already paid ("${printable(transfer.reference)}"). If this is an additional payment, run again with --second to queue a refund.`,
    );
  return outcome;
}

function linesOf(
  {
    effect,
    goesBackCents: refundDueCents,
    letGoCents: waivedCents,
    transfer,
    replaced,
    seenCents: cents,
    dueCents,
  }: ConfirmedTransfer,
  number: string,
): string[] {
  const back =
    refundDueCents > 0 ? [`${money(refundDueCents)} must be refunded manually: see npm run money:back.`] : [];
  switch (effect) {
    case 'part':
      return [
        `${money(cents)} is recorded for order ${number}, and the customer gets an email about the missing ${money(dueCents - cents)}.`,
      ];
    case 'place':
      return [
        ...(waivedCents > 0 ? [`${money(waivedCents)} of order ${number} is waived.`] : []),
        `${money(cents)} pays order ${number}: the order is placed, and the customer gets an email.`,
        ...back,
      ];
    case 'restore':
      return [
        `Order ${number} had expired, but its items are in stock. ${money(cents)} reactivates it, and the customer gets an email.`,
        ...replaced.map((later) => `Their unpaid order ${later} for the same items will be cancelled.`),
        ...back,
      ];
    case 'give-back':
      return [
        `Order ${number} had expired and can’t be reactivated: its items or coupon are no longer available.`,
        ...back,
      ];
    case 'second':
      return [`Order ${number} is already paid.`, ...back];
    default:
      return [`Order ${number} is already paid ("${printable(transfer.reference)}"). Nothing to do.`];
  }
}
