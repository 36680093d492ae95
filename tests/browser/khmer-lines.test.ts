import { expect, test } from 'vitest';
import { heldWords } from '#server/http/held-words.ts';
import { slugOf } from '#storefront/slug.ts';
import { testBrowser } from '../support/browser.ts';

/** Lines of a text where nothing fits beside anything. */
async function linesOf(text: string): Promise<string[]> {
  const browser = await testBrowser();
  const page = await browser.newPage();
  await page.setContent('<html lang="km"><body><p style="width:0">');
  const lines = await page.evaluate((shown) => {
    const at = document.querySelector('p')!;
    at.textContent = shown;
    const range = document.createRange();
    const found = new Map<number, string>();
    for (let n = 0; n < shown.length; n += 1) {
      range.setStart(at.firstChild!, n);
      range.setEnd(at.firstChild!, n + 1);
      const box = [...range.getClientRects()].at(-1);
      const line = !box || shown[n] === '\u2060' ? [...found.keys()].at(-1)! : Math.round(box.top);
      found.set(line, (found.get(line) ?? '') + shown[n]);
    }
    return [...found.values()];
  }, text);
  await page.close();
  return lines.map((line) => line.replaceAll(/[\u200B\u2060]/gu, '').trim());
}

// Names and sentences of the demo shop in which the browser cut a word by itself (docs/khmer.md).
test.each([
  ['ថង់ក្រណាត់កប្បាស', 'ក្រណាត់'],
  ['ពែងដែកស្រោបអេម៉ាយ', 'អេម៉ាយ'],
  ['ពានរង្វាន់គ្រីស្តាល់', 'គ្រីស្តាល់'],
  ['ចំណុះល្មមសម្រាប់កាហ្វេមួយកែវ', 'កាហ្វេ'],
  ['បុគ្គលិកថ្មីរបស់ក្រុមហ៊ុន', 'ក្រុមហ៊ុន'],
  ['កន្ត្រករបស់អ្នកនៅទទេ។', 'ទទេ'],
  ['ពែង 330 មល', '330\u00A0មល'],
])('%s: %s stays on one line', async (text, whole) => {
  expect((await linesOf(heldWords(text))).join('|')).toContain(whole);
});

test('a name leads to the same address with and without these signs', () => {
  const name = 'កាបូបយួរក្រណាត់ 5 ថ្ងៃ';
  expect(slugOf(heldWords(name))).toBe(slugOf(name));
});
