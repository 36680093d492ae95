import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { references } from '../../tools/vite/references.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-references-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const planted: Record<string, string> = {
  'contract/operations/office/orders/take-on.ts': `
    export const shape = { Reason: 'a schema' };
    export const takeOn = { name: 'TAKE_ON', path: 'orders/take-on', request: shape, refusedData: () => [] };`,
  'contract/labels/office/orders.ts': `
    export const orderLabels = { entityId: 300, texts: { on: 'On its way' }, khmer: { on: 'តាមផ្លូវ' } };`,
  'page.ts': `
    import { takeOn } from './contract/operations/office/orders/take-on.ts';
    import { orderLabels } from './contract/labels/office/orders.ts';
    console.log(takeOn, orderLabels);`,
};
for (const [file, code] of Object.entries(planted)) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), code);
}

async function built(plugins: ReturnType<typeof references>[]): Promise<string> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: path.join(folder, 'page.ts') } },
  });
  return (result as Rolldown.RolldownOutput).output
    .map((each) => ('code' in each ? each.code : ''))
    .join('\n');
}

test('browser code contains a call’s path and a label set’s id but not their definitions, however deep the folder', async () => {
  const code = await built([references()]);
  for (const text of ['orders/take-on', '300']) expect(code).toContain(text);
  for (const text of ['TAKE_ON', 'Reason', 'refusedData', 'On its way', 'តាមផ្លូវ'])
    expect(code).not.toContain(text);
  expect(await built([])).toContain('Reason');
});
