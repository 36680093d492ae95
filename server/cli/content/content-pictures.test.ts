import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderStore } from '../../adapters/storage/folder-store.ts';
import { ContentPictures } from './content-pictures.ts';

test('a drawing beside a content file is sanitized before it is stored', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
  writeFileSync(path.join(folder, 'logo.svg'), `${open}<script>alert(1)</script></svg>`);
  const store = folderStore(path.join(folder, 'store'));
  const pictures = new ContentPictures(folder, store, new Set());
  const served = await pictures.pathOf('logo', 'logo.svg');
  await pictures.store();
  expect(String(await store.read(served.replace('/content/', '')))).toBe(`${open}</svg>`);
});
