import { cambodianNumber } from '#contract/forms/e164.ts';
import { findCustomers } from '#contract/operations/office/phone-orders/find-customers.ts';
import { findCustomers as customersBy } from '#shop/accounts/accounts.ts';
import { handle } from '../../../calls/operation.ts';
import { iso } from '../orders/order-row.ts';

const maxFound = 8;

export const handler = handle(findCustomers, async ({ find }, { app, caller }) => {
  const isWhole = !caller.permissions.has('customers.read');
  const found = await customersBy(app.db, { find, isWhole, limit: maxFound });
  return {
    customers: found.map(({ firstName, lastName, lastOrderAt, ...customer }) => ({
      ...customer,
      name: { firstName, lastName },
      lastOrderAt: iso(lastOrderAt),
    })),
    number: cambodianNumber(find),
  };
});
