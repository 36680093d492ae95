import { orderStatuses } from '#contract/constants.ts';
import type { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { stateIds } from '#contract/operations/office/orders/order-types.ts';
import type { z } from 'zod';
import type { Staff } from '../../../calls/caller.ts';
import { seesMoney } from './order-words.ts';

type Filter = Omit<z.output<typeof exportOrders.request>, 'language'>;

/** Which orders somebody asked for, as the shop finds them. */
export const orderWish = ({ states, waysToPay, ...filter }: Filter) => ({
  ...filter,
  statusIds:
    states?.map((state) => stateIds[state]) ?? Object.values(filter.stage ? stateIds : orderStatuses),
  methodIds: waysToPay,
});

/** Who may not see sums learns nothing of them by how orders stand either. */
export const mayAsk = ({ sort }: Filter, caller: Staff): boolean => sort !== 'total' || seesMoney(caller);
