import { staffTransfers } from '../cli/transfers/transfers.ts';
import { readTransfersCommand } from '../cli/transfers/transfers-arguments.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';

// `npm run transfers -- list | show NUMBER | confirm NUMBER …`: manages orders paid by bank transfer.

await onRunningShop(readTransfersCommand, staffTransfers);
