import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#database/schema.ts';
import {
  type Refundable,
  refundableOrder,
  type RefundedOrder,
  refundOrder,
  type RefundRefusal,
  refundStatus,
  transferName,
} from '#shop/payments/payments.ts';
import { formatCents } from '#rules/money.ts';
import { endDryRun } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { warnEmailOnHold } from '../warn-email-on-hold.ts';
import type { RefundCommand } from './refund-arguments.ts';

/**
 * The timeout for the result. The payment job of a running shop polls every two seconds, and waits up to ten
 * for the provider.
 */
const timeoutMs = 30_000;

const outcomes = {
  done: 'Refund submitted. The email to the customer is queued.',
  failed: 'The provider rejected the refund. No money was refunded. See `refund failed` in the audit log.',
  parked: 'Manual action needed: see npm run money:back.',
  created: 'The shop retries automatically once it’s running and the provider responds.',
} as const;

/**
 * Prints what a refund would do, and requests it from the running shop when confirmed. Returns the exit code.
 * @param wait milliseconds to wait for its result
 * @throws OperatorError when it can't be refunded
 */
export async function refundFromTerminal(
  db: Database,
  command: RefundCommand,
  print: (line: string) => void,
  wait: number = timeoutMs,
): Promise<number> {
  const { number, reason, by, isConfirmed } = command;
  const of =
    command.cents === null
      ? ({ kind: 'whole', isRestocked: false } as const)
      : ({ kind: 'amount', cents: command.cents } as const);
  const wish = { number, of, reason, by, key: null };
  const plan = await acceptedRefund(
    db,
    number,
    await refundOrder(db, { ...wish, leftCents: null, isPlan: true }),
  );
  const { order, cents } = plan;
  for (const line of planOf(order, number, cents)) print(line);
  await warnEmailOnHold(db, 'paymentRefunded', order.email, print);
  if (!isConfirmed) return endDryRun(print);
  const leftCents = order.amountCents - order.refundedCents;
  const { refundId } = await acceptedRefund(
    db,
    number,
    await refundOrder(db, { ...wish, leftCents, isPlan: false }),
  );
  print(`Refund ${refundId} requested by ${by}.`);
  if (order.provider === transferName) {
    print(
      `This payment can’t be refunded automatically: transfer the money yourself, then run npm run money:back -- refund ${refundId}.`,
    );
    return 0;
  }
  const status = await statusOf(db, refundId, wait);
  print(outcomes[status]);
  return status === 'failed' || status === 'parked' ? 1 : 0;
}

/**
 * Returns the refund that the shop accepted.
 * @throws OperatorError if it can't be refunded
 */
async function acceptedRefund(
  db: Database,
  number: string,
  outcome: RefundedOrder | RefundRefusal,
): Promise<RefundedOrder> {
  if (typeof outcome === 'object') return outcome;
  if (outcome === 'unknown') throw new OperatorError(`order ${number} not found.`);
  if (outcome === 'unpaid') throw new OperatorError(`order ${number} was not paid online.`);
  const order = await refundableOrder(db, number);
  if (outcome !== 'too-much' || order === null || order === 'unpaid')
    throw new OperatorError('someone else made a refund in the meantime. Check and try again.');
  const left = Math.max(order.amountCents - order.refundedCents, 0);
  throw new OperatorError(
    `only ${formatCents(left)} of order ${number} (${order.state}) can still be refunded.`,
  );
}

function planOf(
  { amountCents, refundedCents, currency, provider, isUntouched }: Refundable,
  number: string,
  cents: number,
) {
  const isWhole = refundedCents + cents === amountCents;
  const items = isUntouched ? 'its items return to stock' : 'its items don’t return to stock automatically';
  return [
    `Order ${number}: ${formatCents(amountCents)} ${currency} paid via ${provider}, ${formatCents(refundedCents)} refunded.`,
    `Refund: ${formatCents(cents)} ${currency}.`,
    isWhole
      ? `This refunds the order in full; its status becomes Refunded if allowed, and ${items}.`
      : 'The order status is unchanged.',
  ];
}

async function statusOf(db: Database, refundId: number, wait: number) {
  for (const end = performance.now() + wait; ; await sleep(250)) {
    const status = await refundStatus(db, refundId);
    if (status !== 'created' || performance.now() > end) return status;
  }
}
