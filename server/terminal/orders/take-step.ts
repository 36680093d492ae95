import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  changeOrderStatus,
  orderForStaff,
  planStep,
  possibleSteps,
  type StaffOrder,
  type StepPlan,
} from '#shop/orders/orders.ts';
import { tellWithheld } from '../tell-withheld.ts';
import { onlyTold } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { listed, methodWord, printable, statusWords } from './order-words.ts';
import { printBalance } from './print-balance.ts';
import type { StepCommand } from './orders-arguments.ts';

/**
 * Says what a step does to an order, and with a confirmation takes it. The exit code.
 * @throws OperatorError when it cannot be taken, or somebody else was quicker
 */
export async function takeStep(
  db: Database,
  command: StepCommand,
  print: (line: string) => void,
): Promise<number> {
  const { number, step, isRestocked, by } = command;
  const order = await orderForStaff(db, number);
  if (!order) throw new OperatorError(`there is no order ${number}.`);
  const plan = planStep(order, step);
  if (typeof plan === 'string') throw new OperatorError(whyNot(order, plan));
  await printBalance(db, order.orderId, print);
  for (const line of linesOf(order, plan, isRestocked)) print(line);
  if (plan.mail && order.email !== '') await tellWithheld(db, plan.mail, order.email, print);
  if (!command.isConfirmed) {
    print(onlyTold);
    return 0;
  }
  const { orderId, statusId: from } = order;
  const changed = await changeOrderStatus(db, { orderId, from, to: plan.to, actor: by, isRestocked });
  if (!changed.isChanged) {
    if (changed.why === 'unconfirmed') throw new OperatorError(whyNot(order, changed.why));
    const now = changed.statusId === null ? 'gone' : statusWords[changed.statusId];
    throw new OperatorError(
      `meanwhile somebody else was quicker: order ${number} is ${now} now. Look again.`,
    );
  }
  print(`Done by ${by}: order ${number} is ${statusWords[changed.to]}.`);
  return 0;
}

function whyNot(order: StaffOrder, why: Exclude<ReturnType<typeof planStep>, StepPlan>): string {
  if (why === 'by-provider')
    return `order ${order.number} was paid by ${methodWord(order.paymentMethodId)}: npm run refund gives the money back, and what follows comes by itself.`;
  if (why === 'unconfirmed')
    return `order ${order.number} is a new customer's and isn't confirmed; call them, then run npm run orders -- confirm ${order.number}.`;
  const steps = possibleSteps(order);
  return `order ${order.number} is ${statusWords[order.statusId]}. What can be done with it: ${steps.join(', ') || 'nothing'}.`;
}

const mailWords: Readonly<Record<NonNullable<StepPlan['mail']>, string>> = {
  orderInProgress: 'that it is in progress',
  orderCompleted: 'that it is completed',
  orderReturned: 'return received',
  orderCancelled: 'that it is cancelled',
};

function linesOf(order: StaffOrder, plan: StepPlan, isRestocked: boolean): string[] {
  const { number, statusId, email, language } = order;
  const inLanguage = languages[language].tag === 'km' ? 'Khmer' : 'English';
  return [
    `Order ${number} of ${listed([order.firstName, order.lastName], ' ') || 'a customer who was erased'}: ${statusWords[statusId]} → ${statusWords[plan.to]}.`,
    ...(plan.mail && email !== ''
      ? [`Mail to ${printable(email)}, in ${inLanguage}: ${mailWords[plan.mail]}.`]
      : ['No email will be sent.']),
    stockLine(order, plan, isRestocked),
    ...(plan.couponBack && order.couponCode !== null
      ? [`The coupon ${printable(order.couponCode)} may be used again.`]
      : []),
  ];
}

function stockLine({ items }: StaffOrder, { stock }: StepPlan, isRestocked: boolean): string {
  if (!stock) return 'Stock is unchanged.';
  const goods = items.map(({ quantity, nameEn }) => `${quantity} x ${printable(nameEn)}`);
  return stock === 'back' || isRestocked
    ? `Back into the stock, where it is counted: ${goods.join(', ')}.`
    : `Not back into the stock by itself: ${goods.join(', ')}. With --restock it is.`;
}
