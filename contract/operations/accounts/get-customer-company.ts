import { z } from 'zod';
import { operation } from '../../operation.ts';
import { recordValueJson } from '../../wire-types.ts';
import { companyRow } from '../orders/company-fields.ts';

export const getCustomerCompany = operation({
  name: 'GET_CUSTOMER_COMPANY',
  path: 'common/get-customer-company',
  summary: 'Returns the company that the caller last ordered for; no row if there is none. Kado-specific.',
  source: 'docs/decisions/106-invoices-keep-the-vat-of-their-day.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  request: z.object({ recordValueJson }),
  response: z.array(companyRow).max(1),
});
