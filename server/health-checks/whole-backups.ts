import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '#database/backup/manifest.ts';

/** A completed backup. */
export interface WholeBackup {
  /** Its folder, relative to the folder of all backups. */
  name: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** The completed backups in a folder, newest first. */
export const wholeBackups = (folder: string): WholeBackup[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => ({
      name,
      madeAt: statSync(path.join(folder, name, manifestName), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .filter(({ madeAt }) => madeAt > 0)
    .toSorted((one, other) => other.madeAt - one.madeAt);
