import { expect, test } from 'vitest';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { labelText, shownText, withoutEmails } from './labels.ts';

const { entityId, texts: order } = officeOrderLabels;

test('in a shop without an email server, texts that promise an email are replaced', () => {
  const labels = { [entityId]: order };
  expect(labelText(labels, officeOrderLabels, 'prepareSure')).toMatch(/email/u);
  const others = withoutEmails(labels);
  expect(labelText(others, officeOrderLabels, 'prepareSure')).toBe(order.prepareSureNoEmail);
  expect(labelText(others, officeOrderLabels, 'confirmSure')).toBe(order.confirmSure);
});

test('every text for shops without an email server replaces one with the same placeholders or fewer', () => {
  const places = (text = ''): string[] => text.match(/\{\w+\}/gu) ?? [];
  const sets = Object.values(labelSets).map((set): Readonly<Record<string, string>> => set.texts);
  const wrong = sets.flatMap((texts) =>
    Object.entries(texts)
      .filter(([key]) => key.endsWith('NoEmail'))
      .map(([key, text]) => ({ key, text, replaced: texts[key.slice(0, -7)] }))
      .filter(({ text, replaced }) => places(text).some((place) => !places(replaced).includes(place))),
  );
  expect(wrong).toEqual([]);
});

test('a number with its unit and a date stay on one line on screens, and are plain in data', () => {
  const labels = { [entityId]: { prepareSure: 'ពី 3 ដល់ 6 ពណ៌ ថ្ងៃទី 30-11-2026' } };
  expect(shownText(labels, officeOrderLabels, 'prepareSure')).toBe(
    'ពី 3 ដល់ 6\u00A0ពណ៌ ថ្ងៃទី 30-\u206011-\u20602026',
  );
  expect(labelText(labels, officeOrderLabels, 'prepareSure')).toBe('ពី 3 ដល់ 6 ពណ៌ ថ្ងៃទី 30-11-2026');
});
