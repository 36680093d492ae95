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

/** The check of each backup folder. It is in memory, so a process forgets it when it exits. */
const checks = new Map<string, Check>();

interface Facts {
  name: string;
  takenAt: Date;
  bytes: number;
  rows: number;
  files: number;
}

/** What was read from each manifest. It can be cached, because a backup never changes. */
const manifestFacts = new Map<string, Facts>();

export interface BackupHere extends Facts {
  checked: Check['last'];
  isBeingRead: boolean;
}

type Place = Pick<Config, 'dataFolder'>;

/**
 * Returns the newest backups on this machine that this release can read, with the result of their last verification.
 */
export function backupsHere(config: Place, max: number): BackupHere[] {
  const folder = backupFolder(config);
  return wholeBackups(folder)
    .slice(0, max)
    .flatMap(({ name }) => {
      const place = path.join(folder, name);
      const facts = factsOf(place, name);
      if (!facts) return [];
      const { under = null, last = null } = checks.get(place) ?? {};
      return [{ ...facts, checked: last, isBeingRead: under !== null }];
    });
}

/**
 * Returns the newest backup, or null if this release can't read any. `older` is the number of other backups.
 */
export function newestBackup(config: Place): (BackupHere & { older: number }) | null {
  const [newest] = backupsHere(config, 1);
  return newest ? { ...newest, older: wholeBackups(backupFolder(config)).length - 1 } : null;
}

function factsOf(place: string, name: string): Facts | null {
  const found = manifestFacts.get(place);
  if (found) return found;
  const manifest = readable(place);
  const files = manifest ? [...manifest.tables, ...manifest.files] : [];
  const facts = manifest && {
    name,
    takenAt: new Date(manifest.takenAt),
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
    rows: manifest.tables.reduce((total, { rows }) => total + rows, 0),
    files: manifest.files.length,
  };
  if (facts) manifestFacts.set(place, facts);
  return facts;
}

/**
 * Verifies a backup. Returns null if there is no backup with that name, and 'reading' if it takes longer than
 * a request may.
 * @param name undefined means the newest
 */
export async function checkBackup(
  config: Place,
  name: string | undefined,
  timeoutMs: number,
): Promise<boolean | 'reading' | null> {
  const folder = backupFolder(config);
  // Matches only existing backups, because the name must never be used to build a path.
  const found = wholeBackups(folder).find((each) => name === undefined || each.name === name);
  const place = found && path.join(folder, found.name);
  const manifest = place && readable(place);
  if (!place || !manifest) return null;
  const check = checks.get(place) ?? { under: null, last: null };
  checks.set(place, check);
  check.under ??= readBack(place, manifest).then((isWhole) => {
    checks.set(place, { under: null, last: { at: Date.now(), isWhole } });
    return isWhole;
  });
  return Promise.race([check.under, sleep(timeoutMs, 'reading' as const, { ref: false })]);
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
