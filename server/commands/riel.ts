import { readRielCommand, rielCommand } from '../cli/riel/riel.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';

// `npm run riel -- show | set 4100`: shows or sets the exchange rate in riel per dollar while the shop runs.

await onRunningShop(readRielCommand, rielCommand);
