import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from './operator-error.ts';

const sqliteBusy = 5;

/** Makes the data folder, or says plainly why this user cannot use it. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(cannotUse(folder, error as NodeJS.ErrnoException));
  }
}

/** What to say of a folder another user (often root) made. */
export function cannotUse(folder: string, error: NodeJS.ErrnoException): string {
  if (error.code !== 'EACCES' && error.code !== 'EPERM')
    return `the data folder ${folder} cannot be used (${error.message}).`;
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  const belongs =
    owner === undefined
      ? 'lies where'
      : owner === 0
        ? 'was made by root and'
        : `belongs to user ${owner} and`;
  const me = userInfo().username;
  return `the data folder ${folder} ${belongs} ${me} cannot use it. Give it to ${me} (chown -R), or set KADO_DATA to another folder.`;
}

/**
 * Takes the data folder for this process, until it ends.
 * @returns the way to let go of it
 */
export function lockDataFolder(folder: string): () => void {
  const note = path.join(folder, 'kado.pid');
  const file = path.join(folder, 'kado.lock');
  try {
    // SQLite would open a file it may not write and lock nothing. Never open it here: closing it drops the lock.
    for (const each of [file, note]) if (existsSync(each)) accessSync(each, constants.W_OK);
  } catch (error) {
    throw new OperatorError(cannotUse(folder, error as NodeJS.ErrnoException));
  }
  const unlock = lockFile(file);
  if (!unlock)
    throw new OperatorError(`the data folder ${folder} is held by another running Kado${holder(note)}.`);
  try {
    writeFileSync(note, `${process.pid}\n`);
  } catch {
    // It is only for the refusal's text.
  }
  return unlock;
}

/**
 * Locks a file, or returns undefined when another process has it.
 *
 * Node has no file locks of its own, but its SQLite does: the kernel's record lock on a file. The kernel lets go of it
 * when the process ends, however it ends, children do not inherit it, and two starts at once cannot both have it; a file
 * with a process id offers none of the three.
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
    throw new OperatorError(`the file ${file} cannot be locked (${(error as Error).message}).`);
  }
}

function holder(note: string): string {
  try {
    return ` (process ${readFileSync(note, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
