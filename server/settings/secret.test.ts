import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSecret } from './secret.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'kado-secret-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('the secret is created once, as 32 random bytes that only the owner can read', () => {
  const dataFolder = folder();
  const first = readSecret({ secret: undefined, dataFolder });
  expect(first).toHaveLength(32);
  expect(readSecret({ secret: undefined, dataFolder })).toEqual(first);
  expect(readdirSync(dataFolder)).toEqual(['secret']);
  expect(statSync(path.join(dataFolder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readSecret({ secret: undefined, dataFolder: folder() })).not.toEqual(first);
});

test('a secret from KADO_SECRET creates no file', () => {
  const dataFolder = folder();
  expect(readSecret({ secret: 'x'.repeat(32), dataFolder }).toString()).toBe('x'.repeat(32));
  expect(readdirSync(dataFolder)).toEqual([]);
});

test('a secret may have a previous one beside it', () => {
  const former = { secret: 'x'.repeat(32), formerSecret: 'y'.repeat(32), dataFolder: '/nowhere' };
  expect(readSecret(former).former?.toString()).toBe('y'.repeat(32));
  expect(() => readConfig({ KADO_FORMER_SECRET: 'y'.repeat(32) })).toThrow(
    /KADO_FORMER_SECRET requires KADO_SECRET/u,
  );
});

test('a damaged secret is rejected instead of replaced, because sessions and encrypted texts depend on it', () => {
  const dataFolder = folder();
  writeFileSync(path.join(dataFolder, 'secret'), 'short');
  expect(() => readSecret({ secret: undefined, dataFolder })).toThrow(/is corrupted/u);
});

test('a secret file that others can read is restricted, and the operator informed', () => {
  const dataFolder = folder();
  const file = path.join(dataFolder, 'secret');
  const first = readSecret({ secret: undefined, dataFolder });
  chmodSync(file, 0o644);
  const told: string[] = [];
  expect(readSecret({ secret: undefined, dataFolder }, (line) => told.push(line))).toEqual(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(told).toEqual([expect.stringMatching(/^Others could read the key .* \(mode 644\)/u)]);
  readSecret({ secret: undefined, dataFolder }, (line) => told.push(line));
  expect(told).toHaveLength(1);
});

test('a secret file that is a broken link is rejected', () => {
  const dataFolder = folder();
  symlinkSync(path.join(dataFolder, 'gone'), path.join(dataFolder, 'secret'));
  expect(() => readSecret({ secret: undefined, dataFolder })).toThrow(/is a broken link/u);
});
