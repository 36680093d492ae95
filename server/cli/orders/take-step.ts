import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  changeOrderStatus,
  planStep,
  possibleSteps,
  type StaffOrder,
  type StepPlan,
} from '#shop/orders/orders.ts';
import { warnEmailOnHold } from '../warn-email-on-hold.ts';
import { endDryRun } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { listed, methodWord, printable, statusWords } from './order-words.ts';
import { printBalance } from './print-balance.ts';
import type { StepCommand } from './orders-arguments.ts';

/**
 * Prints what a step would do to an order, and does it when confirmed. Returns the exit code.
 * @throws OperatorError when the step isn't possible or the order has changed in the meantime
 */
export async function takeStep(
  db: Database,
  order: StaffOrder,
  { step, isRestocked, by, isConfirmed }: StepCommand,
  print: (line: string) => void,
): Promise<number> {
  const { number, orderId, statusId: from } = order;
  const plan = planStep(order, step);
  if (typeof plan === 'string') throw new OperatorError(whyNot(order, plan));
  await printBalance(db, orderId, print);
  for (const line of linesOf(order, plan, isRestocked)) print(line);
  if (plan.mail && order.email !== '') await warnEmailOnHold(db, plan.mail, order.email, print);
  if (!isConfirmed) return endDryRun(print);
  const changed = await changeOrderStatus(db, { orderId, from, to: plan.to, actor: by, isRestocked });
  if (!changed.isChanged) {
    if (changed.why === 'unconfirmed') throw new OperatorError(whyNot(order, changed.why));
    const now = changed.statusId === null ? 'deleted' : statusWords[changed.statusId];
    throw new OperatorError(
      `someone else updated order ${number} first: its status is now ${now}. Check it and try again.`,
    );
  }
  print(`Order ${number} is now ${statusWords[changed.to]} (recorded as ${by}).`);
  return 0;
}

function whyNot(order: StaffOrder, why: Exclude<ReturnType<typeof planStep>, StepPlan>): string {
  if (why === 'by-provider')
    return `order ${order.number} was paid by ${methodWord(order.paymentMethodId)}: use npm run refund. Its status then updates automatically.`;
  if (why === 'unconfirmed')
    return `order ${order.number} is by a new customer and isn’t confirmed; call them, then run npm run orders -- confirm ${order.number}.`;
  const steps = possibleSteps(order);
  return `order ${order.number} is ${statusWords[order.statusId]}. Available steps: ${steps.join(', ') || 'none'}.`;
}

const mailWords: Readonly<Record<NonNullable<StepPlan['mail']>, string>> = {
  orderInProgress: 'order in progress',
  orderCompleted: 'order completed',
  orderReturned: 'return received',
  orderCancelled: 'order cancelled',
};

function linesOf(order: StaffOrder, plan: StepPlan, isRestocked: boolean): string[] {
  const { number, statusId, email, language } = order;
  const inLanguage = languages[language].tag === 'km' ? 'Khmer' : 'English';
  return [
    `Order ${number} by ${listed([order.firstName, order.lastName], ' ') || 'an erased customer'}: ${statusWords[statusId]} → ${statusWords[plan.to]}.`,
    ...(plan.mail && email !== ''
      ? [`Email to ${printable(email)} (${inLanguage}): ${mailWords[plan.mail]}.`]
      : ['No email will be sent.']),
    stockLine(order, plan, isRestocked),
    ...(plan.couponBack && order.couponCode !== null
      ? [`Coupon ${printable(order.couponCode)} can be used again.`]
      : []),
  ];
}

function stockLine(order: StaffOrder, { stock }: StepPlan, isRestocked: boolean): string {
  if (!stock) return 'Stock is unchanged.';
  const items = order.items.map(({ quantity, nameEn }) => `${quantity} x ${printable(nameEn)}`);
  return stock === 'back' || isRestocked
    ? `Returned to stock (if tracked): ${items.join(', ')}.`
    : `Not returned to stock: ${items.join(', ')}. Use --restock to return them.`;
}
