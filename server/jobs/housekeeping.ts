import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { jobWait, patiently } from '#database/patient-work.ts';
import { dropSlips, dropStale, dropUploads } from '#shop/housekeeping/housekeeping.ts';
import type { Stores } from '../adapters/storage/open-stores.ts';
import { uploadFiles } from '../pictures/upload-files.ts';

const every = 10 * 60_000;

/** Deletes expired data every ten minutes, in each process. Returns a function that stops it. */
export function startHousekeeping(
  { db, log, stores }: { db: Database; log: Logger; stores: Stores },
  interval: number = every,
): () => void {
  const tick = async () => {
    try {
      const dropped = await dropStale(db);
      const slips = await dropSlips(db, (file) => stores.private.remove(file));
      if (slips > 0) dropped['transfer_slip'] = slips;
      const uploads = await dropUploads(db, uploadFiles(stores));
      if (uploads > 0) dropped['upload'] = uploads;
      if (Object.keys(dropped).length > 0) log.debug({ dropped }, 'deleted old rows');
    } catch (error) {
      log.error({ err: error }, 'could not delete old rows');
    }
    timer = setTimeout(() => void tick(), interval).unref();
  };
  let timer = setTimeout(() => void patiently(tick, jobWait), interval).unref();
  return () => clearTimeout(timer);
}
