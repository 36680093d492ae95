import { getCustomerCompany } from '#contract/operations/accounts/get-customer-company.ts';
import { companyOfCustomer } from '#shop/orders/orders.ts';
import { handle } from '../../calls/operation.ts';
import { companyRow } from '../orders/company.ts';

export const handler = handle(getCustomerCompany, async (_input, { app, caller }) => {
  const company = await companyOfCustomer(app.db, caller.customerId);
  return company ? [companyRow(company)] : [];
});
