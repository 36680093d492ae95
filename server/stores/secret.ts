import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownedLikeFolder } from './folders.ts';
import { Refusal } from '../refusal.ts';

const bytes = 32;

/** The server key: KADO_SECRET, else a file in the data folder that is made once and only its owner can read. */
export function readSecret(config: { secret: string | undefined; dataFolder: string }): Buffer {
  if (config.secret) return Buffer.from(config.secret, 'utf8');
  const file = path.join(config.dataFolder, 'secret');
  const found = readKey(file);
  if (found) return found;
  // Written whole under another name first: a crash must not leave half a key, nor another process's key be replaced.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(bytes).toString('base64url')}\n`, { mode: 0o600, flush: true });
  ownedLikeFolder(draft);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readSecret(config);
}

function readKey(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Refusal(`the key ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length < bytes)
    throw new Refusal(`the key ${file} is damaged; restore it, or remove it (all sessions end then).`);
  return key;
}
