import { form } from './field-rules.ts';

/** What the order call takes as a note (contract/operations/orders/post-customer-order.ts). */
export const checkoutForm = form({ OrderNote: { label: 'orderNote', required: false, max: 2000 } });
