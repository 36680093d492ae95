import { accountCurrencies } from '#contract/constants.ts';
import { getTransfer } from '#contract/operations/office/money/get-transfer.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { transferTerms } from '#shop/content/content.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { sameAmounts, paymentSlipsOf, transferByNumber, waitingTransfers } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { iso } from '../orders/order-row.ts';
import { transferRow } from './money-rows.ts';

const maxCompared = 2000;

export const handler = handle(getTransfer, async ({ number }, { app: { db }, caller }) => {
  const [transfer, order] = await Promise.all([transferByNumber(db, number), orderForStaff(db, number)]);
  if (!transfer || !order) return refuse(404, 'notFound');
  const seesCustomer = caller.permissions.has('customers.read');
  await writeAudit(db, staffActor(caller.staffId), 'order seen', {
    order: transfer.orderId,
    customer: seesCustomer,
  });
  const [slips, waiting, { accounts }] = await Promise.all([
    paymentSlipsOf(db, transfer.paymentId),
    waitingTransfers(db, maxCompared),
    transferTerms(db, transfer.riel !== null),
  ]);
  const at = waiting.findIndex((each) => each.orderId === transfer.orderId);
  return {
    ...transferRow(transfer, caller, sameAmounts(waiting)(transfer)),
    language: order.language,
    email: seesCustomer ? transfer.email : null,
    reference: transfer.reference,
    among:
      at < 0
        ? null
        : {
            before: waiting[at - 1]?.number ?? null,
            behind: waiting[at + 1]?.number ?? null,
            place: at + 1,
            of: waiting.length,
          },
    pictures: slips.map(({ slipId, addedAt, refusedAt }) => ({
      id: slipId,
      addedAt: addedAt.toISOString(),
      refusedAt: iso(refusedAt),
    })),
    accounts: accounts.map(({ bank, accountNumber, currency }) => ({
      bank,
      number: accountNumber,
      currency: accountCurrencies.find((each) => each === currency) ?? 'USD',
    })),
  };
});
