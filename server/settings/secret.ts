import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Secret, withFormer } from '#shop/purpose-key.ts';
import { copyFolderOwner } from '../process/folders.ts';
import { OperatorError } from '../process/operator-error.ts';
import { notify } from '../process/progress.ts';

const bytes = 32;

/**
 * Reads the server key: KADO_SECRET, otherwise a file in the data folder that is created once and readable
 * only by its owner.
 */
export function readSecret(
  config: { secret: string | undefined; formerSecret?: string | undefined; dataFolder: string },
  warn: (line: string) => void = notify,
): Secret {
  const { secret, formerSecret } = config;
  if (secret) return withFormer(Buffer.from(secret), formerSecret ? Buffer.from(formerSecret) : undefined);
  const file = path.join(config.dataFolder, 'secret');
  const found = readKey(file);
  if (found) {
    keepToOwner(file, warn);
    return found;
  }
  // Written under a temporary name first, so that a crash leaves no partial key and another process's key isn't
  // overwritten.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(bytes).toString('base64url')}\n`, { mode: 0o600, flush: true });
  copyFolderOwner(draft);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const made = readKey(file);
  if (!made) throw new OperatorError(`can’t read the key ${file}: it is a broken link.`);
  return made;
}

/**
 * Restricts the file and warns the operator, because anyone who can read it can forge sessions and decrypt
 * secrets.
 */
function keepToOwner(file: string, warn: (line: string) => void): void {
  // Windows has no such permissions.
  if (process.platform === 'win32') return;
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    throw new OperatorError(
      `others can read the key ${file} (mode ${mode.toString(8)}), and this user can’t change that (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  warn(
    `Others could read the key ${file} (mode ${mode.toString(8)}); only its owner can now. If someone may have read it, create a new key (docs/operating/going-live.md).`,
  );
}

function readKey(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new OperatorError(`can’t read the key ${file} (${(error as NodeJS.ErrnoException).code}).`);
  }
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length < bytes)
    throw new OperatorError(
      `the key ${file} is corrupted; restore it, or remove it (existing links in emails and download links then stop working).`,
    );
  return key;
}
