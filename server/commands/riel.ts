import { readRielCommand, rielCommand } from '../terminal/riel/riel.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run riel -- show | set 4100`: the staff says what a dollar comes to in riel, beside the running shop.

await onRunningShop(readRielCommand, rielCommand);
