import type { Database } from '#database/schema.ts';
import { refuseTransfer } from '#shop/payments/payments.ts';
import { onlyTold, type StaffDeed } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { tellWithheld } from '../tell-withheld.ts';
import { knownTransfer } from './show-transfer.ts';

/**
 * Says what ending an order without its transfer comes to, and with `--yes` does it. The exit code.
 * @throws OperatorError when it is paid
 */
export async function refuse(
  db: Database,
  { number, by: actor, isConfirmed }: StaffDeed & { number: string },
  print: (line: string) => void,
): Promise<number> {
  const { standing, email } = await knownTransfer(db, number);
  if (standing === 'paid')
    throw new OperatorError(`order ${number} is paid: npm run refund gives the money back.`);
  if (standing === 'ended') {
    print(`Order ${number} has ended already. There is nothing to do.`);
    return 0;
  }
  print(
    `Order ${number} ends without a payment: its goods and its coupon are free, and the customer is told.`,
  );
  await tellWithheld(db, 'transferEnded', email, print);
  if (!isConfirmed) {
    print(onlyTold);
    return 0;
  }
  if ((await refuseTransfer(db, { number, actor })) !== 'waiting')
    throw new OperatorError(`meanwhile order ${number} was paid or has ended. Look again.`);
  print(`Done by ${actor}.`);
  return 0;
}
