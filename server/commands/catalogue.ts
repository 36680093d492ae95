import { readCatalogueCommand } from '../cli/catalogue/catalogue-arguments.ts';
import { exportFile } from '../cli/catalogue/export-file.ts';
import { movePrintingOf } from '../cli/catalogue/move-printing.ts';
import { importFile } from '../cli/catalogue/import-file.ts';
import { openStores } from '../adapters/storage/open-stores.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';
import { progress } from '../cli/output.ts';
import { lowerPriority } from '../process/lower-priority.ts';

// `npm run catalogue -- export FILE`, `… import FILE`: exports or imports the catalog as a spreadsheet through the
// running shop's database. `… positions ATTRIBUTE` moves its options to print methods. Runs at low priority, so that shoppers get the CPU first.

await onRunningShop(
  readCatalogueCommand,
  (db, request, print, config) => {
    const { content } = openStores(config);
    if (request.action === 'positions') return movePrintingOf(db, request, print);
    if (request.action === 'export') return exportFile(db, request, print, content);
    lowerPriority();
    const stopping = new AbortController();
    process.once('SIGINT', () => stopping.abort());
    process.once('SIGTERM', () => stopping.abort());
    const report = (done: number, of: number) => progress(`${done} of ${of} rows`);
    return importFile(db, request, print, { content, signal: stopping.signal, progress: report });
  },
  { changesMuch: true },
);
