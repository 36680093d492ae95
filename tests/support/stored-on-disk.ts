import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/**
 * Stores the answers that clients receive. Each is on the client's own disk before the client sends anything
 * else.
 */
export function storedOnDisk<EmailPreview extends { key: string }>(): {
  keep(told: EmailPreview): void;
  all(): EmailPreview[];
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-acknowledged-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    keep(told) {
      // A duplicate key is an error: each answer is stored once.
      const file = openSync(path.join(folder, told.key), 'wx');
      writeSync(file, JSON.stringify(told));
      fsyncSync(file);
      closeSync(file);
    },
    all: () =>
      readdirSync(folder).map(
        (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as EmailPreview,
      ),
  };
}
