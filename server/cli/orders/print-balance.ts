import { currency } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { formatCents } from '#rules/money.ts';
import { paymentSummaryOf } from '#shop/orders/orders.ts';

/** Prints the balance due of an edited order before it ships. */
export async function printBalance(
  db: Database,
  orderId: number,
  print: (line: string) => void,
): Promise<void> {
  const { status, dueCents } = await paymentSummaryOf(db, orderId);
  if (status === 'balanceDue') print(`Balance due: ${formatCents(dueCents)} ${currency.code}.`);
}
