import type { Database } from '#database/schema.ts';
import { refuseTransfer, type Transfer } from '#shop/payments/payments.ts';
import { endDryRun, type StaffAction } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { warnEmailOnHold } from '../warn-email-on-hold.ts';

/**
 * Prints what canceling an order without its transfer would do, and does it with `--yes`. Returns the exit
 * code.
 * @throws OperatorError when it is paid
 */
export async function refuse(
  db: Database,
  { number, standing: status, email }: Transfer,
  { by: actor, isConfirmed }: StaffAction,
  print: (line: string) => void,
): Promise<number> {
  if (status === 'paid') throw new OperatorError(`order ${number} is paid: use npm run refund instead.`);
  if (status === 'ended') {
    print(`Order ${number} is already closed. Nothing to do.`);
    return 0;
  }
  print(
    `Order ${number} will be canceled unpaid. Its items and coupon are released, and the customer gets an email.`,
  );
  await warnEmailOnHold(db, 'transferEnded', email, print);
  if (!isConfirmed) return endDryRun(print);
  if ((await refuseTransfer(db, { number, actor })) !== 'waiting')
    throw new OperatorError(`order ${number} was paid or closed in the meantime. Check it and try again.`);
  print(`Order ${number} is now canceled (recorded as ${actor}).`);
  return 0;
}
