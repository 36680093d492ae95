import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadRenderer } from '#server/http/renderer.ts';
import { buildIfNeeded } from '#server/start/build.ts';
import { apps } from '#web/apps.ts';

// Tests what staff load for the first screen of the office, as built.
const buildFolder = path.resolve(import.meta.dirname, '../../dist');
/** Limits in bytes after brotli compression. The order of the rules alone, which follows that of imports, makes 50 bytes. */
const budgets = { first: 180_000, stylesheet: 22_100 };
const sizeOf = (file: string) => readFileSync(path.join(buildFolder, 'office/client', `${file}.br`)).length;

beforeAll(() => buildIfNeeded({ build: 'production', buildFolder }));

test('no office screen exceeds its script budget or loads the code for QR or the command palette', async () => {
  const place = apps.find(({ name }) => name === 'office')!;
  const { files } = await loadRenderer({ dev: undefined } as never, buildFolder, place);
  const pages = Object.entries(files.pages);
  expect(pages.length).toBeGreaterThan(5);
  for (const [name, scripts] of pages) {
    const all = new Set([files.start, files.entry, ...scripts]);
    expect([...all].join(' '), name).not.toMatch(/qr-code|palette/u);
    const bytes = [...all].reduce((sum, file) => sum + sizeOf(file), 0);
    expect(bytes, name).toBeLessThan(budgets.first);
  }
  for (const sheet of files.styles) expect(sizeOf(sheet)).toBeLessThan(budgets.stylesheet);
});
