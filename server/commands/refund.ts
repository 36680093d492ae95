import { refundFromTerminal } from '../terminal/refunds/give-back.ts';
import { readRefundCommand } from '../terminal/refunds/refund-arguments.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run refund -- ORDER-NUMBER …`: refunds a payment in full or in part through the running shop.

await onRunningShop(readRefundCommand, (db, request, print) => refundFromTerminal(db, request, print));
