import { staffTransfers } from '../terminal/transfers/transfers.ts';
import { readTransfersCommand } from '../terminal/transfers/transfers-arguments.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run transfers -- list | show NUMBER | confirm NUMBER …`: manages orders paid by bank transfer.

await onRunningShop(readTransfersCommand, staffTransfers);
