import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '#database/backup/manifest.ts';

/** A backup that was written to its end. */
export interface WholeBackup {
  /** Its folder below that of backups. */
  name: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** Those in a folder, the newest first. */
export const wholeBackups = (folder: string): WholeBackup[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => ({
      name,
      madeAt: statSync(path.join(folder, name, manifestName), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .filter(({ madeAt }) => madeAt > 0)
    .toSorted((one, other) => other.madeAt - one.madeAt);
