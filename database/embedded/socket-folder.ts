import { chownSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Maximum length of a socket's path in bytes; the kernel allows 107 on Linux and 103 on macOS. */
const longest = 103;
const socket = '.s.PGSQL.5432';
const fits = (folder: string) => Buffer.byteLength(path.join(folder, socket)) <= longest;

/**
 * Returns the folder of the server's socket: `folder`, or a short temporary one when that path is too long for a
 * socket.
 */
export function chooseSocketFolder(folder: string): string {
  if (fits(folder)) return folder;
  const temporary = fits(path.join(tmpdir(), 'kado-xxxxxx')) ? tmpdir() : '/tmp';
  return mkdtempSync(path.join(temporary, 'kado-'));
}

/** Creates the folder so that only we (or `user`) can enter it, and removes the lock file of a killed server. */
export function openSocketFolder(folder: string, user?: { uid: number; gid: number }): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  clear(folder);
  if (user) chownSync(folder, user.uid, user.gid);
}

export function removeSocketFolder(folder: string): void {
  clear(folder);
  try {
    rmdirSync(folder);
  } catch {
    // The folder was removed or replaced by something else.
  }
}

function clear(folder: string): void {
  for (const name of [socket, `${socket}.lock`]) rmSync(path.join(folder, name), { force: true });
}
