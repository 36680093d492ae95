import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync('storefront/styles/fonts.css', 'utf8');
/** The characters of the basic files, from their range in the stylesheet. */
const basic = new RegExp(
  `[${(/-basic-[^}]*unicode-range: ([^;]+)/u.exec(styles)?.[1] ?? '')
    .split(', ')
    .map((each) => each.slice(2).replaceAll(/[0-9A-F]+/gu, String.raw`\u{$&}`))
    .join('')}]`,
  'u',
);

test('texts of the storefront need only the basic fonts, which are at most 32 kB', () => {
  // Comments name sections of the specification by §.
  const missing = globSync('contract/labels/{storefront,shared}/**/*.ts').flatMap((file) => {
    const letters = readFileSync(file, 'utf8').match(/[\u{A1}-\u{153}\u{20AC}\u{2122}]/gu) ?? [];
    return letters.filter((each) => each !== '§' && !basic.test(each)).map((each) => `${file}: ${each}`);
  });
  expect(missing).toEqual([]);
  const files = globSync('storefront/fonts/*-basic-*.woff2');
  expect(files.length).toBe(3);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(32_000);
});
