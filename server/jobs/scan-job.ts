import {
  artworkFile,
  artworkPreview,
  claimUnscanned,
  endScan,
  ordersToAsk,
  storeScan,
} from '#shop/artwork/artwork.ts';
import { requestArtwork } from '#shop/proofs/proofs.ts';
import { scanContent } from '../adapters/scanner/clamd.ts';
import type { AppContext } from '../context/context.ts';
import { repeated } from './repeated.ts';

type ScanContext = Pick<AppContext, 'db' | 'log' | 'stores' | 'config'>;

/**
 * Has clamd scan the files that customers sent for printing, one after the other; the processes share the work. Without
 * `CLAMD`, files stay unscanned, and staff see that. Returns a function that stops it.
 */
export function startScanJob(app: ScanContext, every = 3000): () => Promise<void> {
  const { log, config } = app;
  if (config.clamd === null) return async () => undefined;
  const job = repeated({ round: () => scanNext(app), every, log, failure: 'could not scan artwork' });
  return async () => {
    job.stop();
    await job.ended;
  };
}

/**
 * Scans one file. A refused one is deleted, and the customers of open orders get an email that requests another, once. If the
 * process ends in between, the file is claimed again.
 */
export async function scanNext({ db, log, stores, config: { clamd } }: ScanContext): Promise<boolean> {
  const claimed = clamd && (await claimUnscanned(db));
  if (!claimed) return false;
  const { id, refusedAt } = claimed;
  if (!refusedAt) {
    const content = await stores.private.read(artworkFile(id));
    const result = content ? await scanContent(clamd, content) : 'tooLarge';
    // A file that is gone isn't tried again, like one that is too large.
    if (result === 'tooLarge') await endScan(db, id);
    else await storeScan(db, id, result);
    if (result !== 'infected') return true;
    log.warn({ artwork: id }, 'artwork refused by the virus scanner');
  }
  for (const name of [artworkFile(id), artworkPreview(id)]) await stores.private.remove(name);
  for (const orderId of await ordersToAsk(db, claimed)) await requestArtwork(db, { orderId, by: 'system' });
  await endScan(db, id);
  return true;
}
