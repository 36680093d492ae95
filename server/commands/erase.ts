import { eraseCustomer } from '../terminal/customers/erase-customer.ts';
import { readEraseCommand } from '../terminal/customers/erase-arguments.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run erase -- MAIL …`: a customer goes for good, what bookkeeping needs of their orders stays. As the shop's own role: it
// needs no more.

await onRunningShop(readEraseCommand, eraseCustomer);
