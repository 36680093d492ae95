import { readRielCommand, rielCommand } from '../staff-riel/riel-command.ts';
import { onRunningShop } from './on-running-shop.ts';

// `npm run riel -- show | set 4100`: the staff says what a dollar comes to in riel, beside the running shop.

await onRunningShop(readRielCommand, rielCommand);
