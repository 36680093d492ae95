import { mergeCustomers } from '#contract/operations/office/customers/merge-customers.ts';
import { mergeAccounts, type MergedAccount } from '#shop/customers/customers.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { customerName } from '../orders/order-row.ts';

const accountOf = ({ id, login, orders, ...name }: MergedAccount) => ({
  id,
  name: customerName(name),
  login,
  orders,
});

export const handler = handle(
  mergeCustomers,
  async ({ id, otherId, isConfirmed }, { app, caller: { staffId } }) => {
    const merge = await mergeAccounts(app.db, { ids: [id, otherId], staffId, isConfirmed });
    return merge
      ? { ...merge, target: accountOf(merge.target), merged: accountOf(merge.merged) }
      : refuse(404, 'notFound');
  },
);
