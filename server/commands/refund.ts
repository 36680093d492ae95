import { refundFromTerminal } from '../cli/refunds/refund-from-terminal.ts';
import { readRefundCommand } from '../cli/refunds/refund-arguments.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';

// `npm run refund -- ORDER-NUMBER …`: refunds a payment in full or in part through the running shop.

await onRunningShop(readRefundCommand, (db, request, print) => refundFromTerminal(db, request, print));
