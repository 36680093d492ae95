import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import {
  checkRows,
  claimImport,
  foreignSetup,
  holdImport,
  type ImportState,
  ImportTakenError,
  type ImportWork,
  knownTables,
  matchedColumns,
  moveImport,
  releaseImport,
  runRows,
  type StoredImport,
  storeRead,
  undoAll,
  withoutCosts,
} from '#shop/imports/imports.ts';
import { hasPermission } from '#shop/staff/staff.ts';
import { uploadOf } from '#shop/uploads/uploads.ts';
import type { PicturePlace } from '../pictures/create-renditions.ts';
import { wholeOfUpload } from '../pictures/uploaded.ts';
import { internet, type Internet } from '../outgoing/public-request.ts';
import { pictureFetching } from './imported-pictures.ts';
import { pictureFinder } from './picture-files.ts';
import { readTables } from './read-tables.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Milliseconds between two extensions of the claim. */
const heartbeat = 3000;

export interface ImportPlace extends PicturePlace {
  log: Pick<Logger, 'error'>;
  /** Whether the process is stopping. */
  isEnding: () => boolean;
  internet?: Internet;
}

/**
 * Does the next step of the oldest import: reads the file, checks its rows, imports or undoes them. A step that a crash
 * interrupted is continued.
 * @returns whether there was one
 */
export async function importRound(place: ImportPlace): Promise<boolean> {
  const { db, log } = place;
  const holder = randomUUID();
  const found = await claimImport(db, holder);
  if (!found) return false;
  let hasStopped = false;
  const stopped = () => hasStopped || place.isEnding();
  const hold = async (connection: Database) => {
    const wantsStop = await holdImport(connection, found.id, holder);
    hasStopped ||= wantsStop !== false;
    if (wantsStop === null) throw new ImportTakenError();
  };
  // While pictures are fetched, there are no changes. A failure shows at the next change.
  const timer = setInterval(() => void hold(db).catch(() => undefined), heartbeat);
  try {
    const fetching = { place, staffId: found.staffId, internet: place.internet ?? internet, stopped };
    await step(place, {
      db,
      found,
      holder,
      hold,
      stopped,
      findPictures: pictureFinder(db, { content: place.content, folder: null, isTrial: true }),
      fetchPictures: pictureFetching(fetching),
    });
    if (hasStopped && !place.isEnding()) await move(['running'], 'stopped');
  } catch (error) {
    if (error instanceof ImportTakenError) return true;
    if (error instanceof UnreadableFile) await move(['reading'], 'failed', error.code);
    else await stopAfter(error);
  } finally {
    clearInterval(timer);
    await releaseImport(db, found.id, holder);
  }
  return true;

  /** Stops the import at the current row. Staff can resume it. */
  async function stopAfter(error: unknown): Promise<void> {
    log.error({ err: error, import: found?.id }, 'an import stopped unexpectedly');
    await move(['reading', 'checking'], 'failed', 'unexpected');
    await move(['running', 'undoing'], 'stopped', 'unexpected');
  }

  /** Changes the state, unless another process or staff have taken the import. */
  function move(from: ImportState[], to: ImportState, problem: string | null = null) {
    return moveImport(db, found?.id ?? 0, from, to, { fault: problem, holder });
  }
}

async function step(place: ImportPlace, work: ImportWork): Promise<void> {
  const { state } = work.found;
  if (state === 'reading') await storeRead(work, await readFile(place, work.found));
  if (state === 'checking') await checkRows(work);
  if (state === 'running') await runRows(work);
  if (state === 'undoing') await undoAll(work);
}

async function readFile(place: ImportPlace, found: StoredImport) {
  const { staffId, uploadId, fileName, chosenSource: system, money } = found;
  const upload = uploadId === null ? null : await uploadOf(place.db, { staffId }, uploadId);
  const content = upload && (await wholeOfUpload(place, upload));
  if (!content) throw new UnreadableFile('gone', `${fileName} is no longer stored.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'kado-import-'));
  try {
    const file = path.join(folder, `import${path.extname(fileName)}`);
    await writeFile(file, content);
    const { db } = place;
    const setup = await foreignSetup(db, { system, money });
    const read = knownTables(await readTables(file), await matchedColumns(db), setup);
    return (await hasPermission(db, staffId, 'costs.read')) ? read : withoutCosts(read);
  } finally {
    await rm(folder, { recursive: true });
  }
}
