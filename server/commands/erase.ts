import { eraseCustomer } from '../customer-erasure/erase-customer.ts';
import { readEraseCommand } from '../customer-erasure/erase-arguments.ts';
import { onRunningShop } from './on-running-shop.ts';

// `npm run erase -- MAIL …`: a customer goes for good, what bookkeeping needs of their orders stays. As the shop's own role: it
// needs no more.

await onRunningShop(readEraseCommand, eraseCustomer);
