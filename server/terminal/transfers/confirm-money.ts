import { currency } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { centsToText } from '#rules/money.ts';
import {
  centsOfRiel,
  confirmTransfer,
  type ConfirmedMoney,
  type ConfirmRefusal,
  type Transfer,
} from '#shop/payments/payments.ts';
import type { MailKind } from '#shop/mail/mail.ts';
import { onlyTold } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { tellWithheld } from '../tell-withheld.ts';
import { printable } from '../orders/order-words.ts';
import { knownTransfer } from './show-transfer.ts';
import type { ConfirmCommand } from './transfers-arguments.ts';

const money = (cents: number) => `${centsToText(cents)} ${currency.code}`;

/**
 * Says what money on the account does to an order, and with `--yes` does it. The exit code.
 * @throws OperatorError when there is nothing to confirm, or a person must look at it first
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
      `Order ${other} of the same customer waits for the same amount: look which of them this money names.`,
    );
  const mail = mails[done.effect];
  if (mail) await tellWithheld(db, mail, transfer.email, print);
  if (done.effect === 'already') return 0;
  if (!isConfirmed) {
    print(onlyTold);
    return 0;
  }
  print(`Done by ${actor}.`);
  return 0;
}

/** Of what its customer is told at once. */
const mails: Partial<Record<ConfirmedMoney['effect'], MailKind>> = {
  place: 'paymentReceived',
  restore: 'paymentReceived',
  'give-back': 'transferLate',
};

type SeenCommand = ConfirmCommand & { cents: number };

/** In cents, also what was seen in riel. @throws OperatorError for riel of an order that has none */
function centsSeen({ number, cents, riel }: ConfirmCommand, transfer: Transfer): number {
  if (riel === null) return cents ?? 0;
  if (!transfer.riel) throw new OperatorError(`order ${number} has no amount in riel.`);
  return centsOfRiel(riel, transfer.riel, transfer.cents);
}

/** @throws OperatorError for what a person must look at first */
function found(
  outcome: ConfirmedMoney | ConfirmRefusal,
  { number, cents, reference }: SeenCommand,
): ConfirmedMoney {
  if (outcome === 'unknown') throw new OperatorError(`there is no order ${number} that is paid by transfer.`);
  if ('usedBy' in outcome) {
    const where = outcome.usedBy === '' ? 'money that came twice' : `order ${outcome.usedBy}`;
    throw new OperatorError(
      `"${printable(reference)}" is noted for ${where} already. Is it really other money? Then add the bank's name to --reference.`,
    );
  }
  const { effect, transfer } = outcome;
  if (effect === 'short')
    throw new OperatorError(
      `${money(cents)} is ${money(transfer.cents - cents)} less than order ${number} still costs. Nothing was done: ask for the rest, and confirm when all of it is there, with the sum as --amount.`,
    );
  if (effect === 'other')
    throw new OperatorError(
      `order ${number} was paid by "${printable(transfer.reference)}" already. If this is other money, which came besides: the same with --second puts it on the list of what goes back.`,
    );
  return outcome;
}

function linesOf(
  { effect, goesBackCents, transfer, replaced }: ConfirmedMoney,
  { number, cents }: SeenCommand,
): string[] {
  const back =
    goesBackCents > 0
      ? [`${money(goesBackCents)} is to be transferred back by hand: npm run money:back.`]
      : [];
  switch (effect) {
    case 'place':
      return [`${money(cents)} pays order ${number}: it is placed, and the customer is told.`, ...back];
    case 'restore':
      return [
        `Order ${number} had ended. Its goods are still there: ${money(cents)} brings it back, and the customer is told.`,
        ...replaced.map((later) => `Order ${later} of theirs for the same goods ends unpaid in its place.`),
        ...back,
      ];
    case 'give-back':
      return [`Order ${number} had ended, and cannot come back: its goods or its coupon are gone.`, ...back];
    case 'second':
      return [`Order ${number} is paid by other money.`, ...back];
    default:
      return [
        `Order ${number} was paid by "${printable(transfer.reference)}" before. There is nothing to do.`,
      ];
  }
}
