import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { companyLengths } from '../../../company-lengths.ts';
import { emptyObject, text } from '../office-types.ts';
import { company } from '../phone-orders/phone-order-types.ts';
import { orderNumber } from './order-types.ts';

const companyOrNull = company.extend({ name: text(1, companyLengths.name) }).nullable();

export const changeOrderCompany = operation({
  name: 'CHANGE_ORDER_COMPANY',
  path: 'orders/change-order-company',
  summary:
    'Changes the company that an order is for, or removes it, until its tax invoice is issued (409). `before` is the company that the caller saw: if it has changed, nothing happens (409). Requires `customers.read` too (403).',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber, company: companyOrNull, before: company.nullable() }),
  response: emptyObject,
});
