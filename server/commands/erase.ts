import { eraseCustomer } from '../terminal/customers/erase-customer.ts';
import { readEraseCommand } from '../terminal/customers/erase-arguments.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run erase -- MAIL …`: erases a customer for good and retains only the order data that bookkeeping needs. Runs
// with the shop's own database role, which is sufficient.

await onRunningShop(readEraseCommand, eraseCustomer);
