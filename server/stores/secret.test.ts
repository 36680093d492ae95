import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSecret } from './secret.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'kado-secret-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('is made once, 32 random bytes only their owner can read', () => {
  const dataFolder = folder();
  const first = readSecret({ secret: undefined, dataFolder });
  expect(first).toHaveLength(32);
  expect(readSecret({ secret: undefined, dataFolder })).toEqual(first);
  expect(readdirSync(dataFolder)).toEqual(['secret']);
  expect(statSync(path.join(dataFolder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readSecret({ secret: undefined, dataFolder: folder() })).not.toEqual(first);
});

test('of KADO_SECRET leaves no file', () => {
  const dataFolder = folder();
  expect(readSecret({ secret: 'x'.repeat(32), dataFolder }).toString()).toBe('x'.repeat(32));
  expect(readdirSync(dataFolder)).toEqual([]);
});

test('that is damaged is refused, not replaced: sessions and sealed texts hang on it', () => {
  const dataFolder = folder();
  writeFileSync(path.join(dataFolder, 'secret'), 'short');
  expect(() => readSecret({ secret: undefined, dataFolder })).toThrow(/is damaged/u);
});
