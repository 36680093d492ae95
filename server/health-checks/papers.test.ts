import { expect, test } from 'vitest';
import { examinePapers } from './papers.ts';

test('the health check names the scripts that documents cannot print, and says what to install', async () =>
  expect(await examinePapers(async () => ['Thai', 'Chinese'])).toMatchObject({
    state: 'note',
    text: 'invoices and packing slips show boxes for letters of: Thai, Chinese',
    todo: expect.stringContaining('fonts-noto-cjk'),
  }));

test('the health check says that all scripts print, or that documents cannot be made at all', async () => {
  expect(await examinePapers(async () => [])).toMatchObject({ state: 'ok', code: 'scriptsPrinted' });
  expect(await examinePapers(async () => null)).toMatchObject({ state: 'note', code: 'noTypesetter' });
});
