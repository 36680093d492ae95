import { eraseCustomer } from '../cli/customers/erase-customer.ts';
import { readEraseCommand } from '../cli/customers/erase-arguments.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';

// `npm run erase -- MAIL …`: erases a customer permanently and keeps only the order data that bookkeeping
// needs. Runs with the shop's own database role, which is sufficient.

// Scanning the whole outbox takes longer than other commands' statements may.
await onRunningShop(readEraseCommand, eraseCustomer, { statementTimeout: 60_000 });
