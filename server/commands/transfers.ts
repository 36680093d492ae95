import { staffTransfers } from '../staff-transfers/staff-transfers.ts';
import { readTransfersCommand } from '../staff-transfers/transfers-arguments.ts';
import { onRunningShop } from './on-running-shop.ts';

// `npm run transfers -- list | show NUMBER | confirm NUMBER …`: the staff looks after orders that are paid by bank transfer.

await onRunningShop(readTransfersCommand, staffTransfers);
