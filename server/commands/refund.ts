import { giveBack } from '../staff-refund/give-back.ts';
import { readRefundCommand } from '../staff-refund/refund-arguments.ts';
import { onRunningShop } from './on-running-shop.ts';

// `npm run refund -- ORDER-NUMBER …`: the staff gives money back, the whole of a payment or a part, through the running shop.

await onRunningShop(readRefundCommand, (db, request, say) => giveBack(db, request, say));
