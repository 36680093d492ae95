import { orderStatuses } from '#contract/constants.ts';
import type { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { stateIds } from '#contract/operations/office/orders/order-types.ts';
import type { z } from 'zod';
import type { Staff } from '../../../calls/caller.ts';
import { seesMoney } from './order-row.ts';

type Filter = Omit<z.output<typeof exportOrders.request>, 'language'>;

/** Maps an order filter to the shop's terms. */
export const orderEditSchema = ({ states, waysToPay: paymentMethods, ...filter }: Filter) => ({
  ...filter,
  statusIds:
    states?.map((state) => stateIds[state]) ?? Object.values(filter.stage ? stateIds : orderStatuses),
  methodIds: paymentMethods,
});

/** Returns whether staff may use a filter. Those who may not see totals may not sort by them either. */
export const maySortBy = ({ sort }: Filter, caller: Staff): boolean => sort !== 'total' || seesMoney(caller);
