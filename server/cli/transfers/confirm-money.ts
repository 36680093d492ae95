import { currency } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { formatCents } from '#rules/money.ts';
import {
  centsOfRiel,
  confirmTransfer,
  type ConfirmedMoney,
  type ConfirmRefusal,
  type Transfer,
} from '#shop/payments/payments.ts';
import type { MailKind } from '#shop/mail/mail.ts';
import { dryRunMessage } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { warnEmailOnHold } from '../warn-email-on-hold.ts';
import { printable } from '../orders/order-words.ts';
import { knownTransfer } from './show-transfer.ts';
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
  const { number, by: actor, isConfirmed } = command;
  const transfer = await knownTransfer(db, number);
  const cents = centsSeen(command, transfer);
  const seen = { ...command, cents, actor };
  const done = found(await confirmTransfer(db, { ...seen, isPlan: !isConfirmed }), seen);
  for (const line of linesOf(done, seen)) print(line);
  for (const other of done.effect === 'already' ? [] : done.sameAmount)
    print(
      `Order ${other} by the same customer is for the same amount: check which order this payment references.`,
    );
  const mail = mails[done.effect];
  if (mail) await warnEmailOnHold(db, mail, transfer.email, print);
  if (done.effect === 'already') return 0;
  if (!isConfirmed) {
    print(dryRunMessage);
    return 0;
  }
  print(`Payment recorded as ${actor}.`);
  return 0;
}

/** The email that the customer gets, by effect. */
const mails: Partial<Record<ConfirmedMoney['effect'], MailKind>> = {
  place: 'paymentReceived',
  restore: 'paymentReceived',
  'give-back': 'transferLate',
};

type SeenCommand = ConfirmCommand & { cents: number };

/**
 * Returns the received amount in cents, even if it was entered in riel.
 * @throws OperatorError for riel if the order has no amount in riel
 */
function centsSeen({ number, cents, riel }: ConfirmCommand, transfer: Transfer): number {
  if (riel === null) return cents ?? 0;
  if (!transfer.riel) throw new OperatorError(`order ${number} has no amount in riel.`);
  return centsOfRiel(riel, transfer.riel, transfer.cents);
}

/**
 * Returns the outcome.
 * @throws OperatorError if a person must check it first
 */
function found(
  outcome: ConfirmedMoney | ConfirmRefusal,
  { number, cents, reference }: SeenCommand,
): ConfirmedMoney {
  if (outcome === 'unknown') throw new OperatorError(`no bank-transfer order ${number}.`);
  if ('usedBy' in outcome) {
    const where = outcome.usedBy === '' ? 'a duplicate payment' : `order ${outcome.usedBy}`;
    throw new OperatorError(
      `"${printable(reference)}" is already recorded for ${where}. If this is a different payment, add the bank’s name to --reference.`,
    );
  }
  const { effect, transfer } = outcome;
  if (effect === 'short')
    throw new OperatorError(
      `${money(cents)} is ${money(transfer.cents - cents)} less than the amount due for order ${number}. No changes were made. Request the balance, then confirm with the full amount as --amount.`,
    );
  if (effect === 'other')
    throw new OperatorError(
      `order ${number} is already paid ("${printable(transfer.reference)}"). If this is an additional payment, run again with --second to queue a refund.`,
    );
  return outcome;
}

function linesOf(
  { effect, goesBackCents: refundDueCents, transfer, replaced }: ConfirmedMoney,
  { number, cents }: SeenCommand,
): string[] {
  const back =
    refundDueCents > 0 ? [`${money(refundDueCents)} must be refunded manually: see npm run money:back.`] : [];
  switch (effect) {
    case 'place':
      return [
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
