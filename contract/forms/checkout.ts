import { form } from './field-rules.ts';

/** The note's limit is that of the order call (contract/operations/orders/post-customer-order.ts). */
export const checkoutForm = form({ OrderNote: { label: 'orderNote', required: false, max: 2000 } });
