import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkFiles, type Manifest, readManifest } from '#database/backup/manifest.ts';
import { OperatorError } from '#database/operator-error.ts';
import { backupFolder } from '../settings/backup-folder.ts';
import type { Config } from '../settings/config.ts';
import { wholeBackups } from './whole-backups.ts';

interface Check {
  under: Promise<boolean> | null;
  last: { at: number; isWhole: boolean } | null;
}

/** By the folder of the backup. A process forgets it with its end. */
const checks = new Map<string, Check>();

/** The newest backup on this machine with what is known of it; null: there is none that this release can read. */
export function newestBackup(config: Config) {
  const folder = backupFolder(config);
  const [newest, ...older] = wholeBackups(folder);
  const manifest = newest && readable(path.join(folder, newest.name));
  if (!newest || !manifest) return null;
  const { under = null, last = null } = checks.get(path.join(folder, newest.name)) ?? {};
  const files = [...manifest.tables, ...manifest.files];
  return {
    name: newest.name,
    takenAt: new Date(manifest.takenAt),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    checked: last,
    isBeingRead: under !== null,
    older: older.length,
  };
}

/** Reads the newest backup back. null: there is none; 'reading': it takes longer than somebody waits. */
export async function checkNewest(config: Config, patience: number): Promise<boolean | 'reading' | null> {
  const folder = backupFolder(config);
  const [newest] = wholeBackups(folder);
  const place = newest && path.join(folder, newest.name);
  const manifest = place && readable(place);
  if (!place || !manifest) return null;
  const check = checks.get(place) ?? { under: null, last: null };
  checks.set(place, check);
  check.under ??= readBack(place, manifest).then((isWhole) => {
    checks.set(place, { under: null, last: { at: Date.now(), isWhole } });
    return isWhole;
  });
  return Promise.race([check.under, sleep(patience, 'reading' as const, { ref: false })]);
}

const readBack = (place: string, manifest: Manifest): Promise<boolean> =>
  checkFiles(place, manifest).then(
    () => true,
    (error: unknown) => {
      if (error instanceof OperatorError) return false;
      throw error;
    },
  );

function readable(place: string): Manifest | null {
  try {
    return readManifest(place);
  } catch {
    return null;
  }
}
