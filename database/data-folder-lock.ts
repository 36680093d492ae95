import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from './operator-error.ts';

const sqliteBusy = 5;

/** Creates the data folder, or explains why this user can't use it. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(cannotUse(folder, error as NodeJS.ErrnoException));
  }
}

/** Returns the message for a folder that another user (often root) created. */
export function cannotUse(folder: string, error: NodeJS.ErrnoException): string {
  if (error.code !== 'EACCES' && error.code !== 'EPERM')
    return `can’t use the data folder ${folder} (${error.message}).`;
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  const belongs =
    owner === undefined
      ? 'is where'
      : owner === 0
        ? 'was created by root, so'
        : `belongs to user ${owner}, so`;
  const me = userInfo().username;
  return `the data folder ${folder} ${belongs} ${me} can’t use it. Change its owner to ${me} (chown -R), or set KADO_DATA to another folder.`;
}

/**
 * Locks the data folder for this process until it exits.
 * @returns a function that releases the lock
 */
export function lockDataFolder(folder: string): () => void {
  const note = path.join(folder, 'kado.pid');
  const file = path.join(folder, 'kado.lock');
  try {
    // SQLite would open a file to which it can't write, without locking it. Never open the file here, because
    // closing it releases the lock.
    for (const each of [file, note]) if (existsSync(each)) accessSync(each, constants.W_OK);
  } catch (error) {
    throw new OperatorError(cannotUse(folder, error as NodeJS.ErrnoException));
  }
  const unlock = lockFile(file);
  if (!unlock)
    throw new OperatorError(`the data folder ${folder} is in use by another running Kado${holder(note)}.`);
  try {
    writeFileSync(note, `${process.pid}\n`);
  } catch {
    // The note is used only in the refusal message.
  }
  return unlock;
}

/**
 * Locks a file. Returns undefined when another process has the lock.
 *
 * Node has no file locks, but its SQLite has: the kernel's record lock on a file. The kernel releases it when
 * the process ends, however it ends. Child processes don't inherit it, and two simultaneous starts can't both
 * get it. A file with a process id guarantees none of this.
 */
export function lockFile(file: string): (() => void) | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return () => lock?.close();
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw new OperatorError(`can’t lock the file ${file} (${(error as Error).message}).`);
  }
}

function holder(note: string): string {
  try {
    return ` (process ${readFileSync(note, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
