import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '#database/backup/manifest.ts';

export interface WholeBackup {
  /** The name of its folder, relative to the folder of all backups. */
  name: string;
  /** When it was made, in milliseconds since 1970. */
  madeAt: number;
}

/** Returns the completed backups in a folder, newest first. */
export const wholeBackups = (folder: string): WholeBackup[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => ({
      name,
      madeAt: statSync(path.join(folder, name, manifestName), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .filter(({ madeAt }) => madeAt > 0)
    .toSorted((one, other) => other.madeAt - one.madeAt);
