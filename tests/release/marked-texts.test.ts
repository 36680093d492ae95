import { describe, expect, test } from 'vitest';
import { unknownTexts, textsIn } from '../support/marked-texts.ts';
import { inState } from '../journeys/support/in-state.ts';
import { markTexts, shownOn } from '../journeys/support/marked-shop.ts';
import { states } from '../journeys/support/states.ts';

/**
 * Screens that only the server renders are checked in both languages without a browser
 * (tests/seed/marked-pages.test.ts).
 */
const made = states.filter(({ who, cart, wishes, reach }) => who ?? cart ?? wishes ?? reach);

/**
 * Every other state in Khmer on a phone, the others in English in a wide window: they share the same
 * components.
 */
describe.each([
  ['ar', 390, 0],
  ['en', 1440, 1],
] as const)('in %s at %i px', (lang, width, turn) => {
  const here = made.filter(({ only }, at) => (only ? (only === 'phone') === width < 1000 : at % 2 === turn));

  test.each(here)('a page shows only labels, messages and content: $name', async (state) => {
    let got = (): Promise<string[]> => Promise.resolve([]);
    const me = await inState(state, {
      lang,
      width,
      prepare: async ({ page, shop }) => {
        got = await markTexts(page, shop, lang);
      },
    });
    const stored = await me.page.evaluate(() => Object.values(localStorage).map(String));
    const own = stored.flatMap((text) => {
      try {
        return textsIn(JSON.parse(text));
      } catch {
        return [];
      }
    });
    // Pages may show what the shopper typed, as on a gift card, or a word of it, as an unknown SKU.
    const typed = await me.page
      .locator('input, textarea')
      .evaluateAll((fields) =>
        fields.flatMap((field) => [
          (field as HTMLInputElement).value,
          ...(field as HTMLInputElement).value.split(/\s+/u),
        ]),
      );
    const shown = await shownOn(me.page);
    expect(unknownTexts(shown, [...(await got()), ...own, ...typed])).toEqual([]);
  });

  test('a planted text that isn’t a label, message or content is found', async () => {
    let got = (): Promise<string[]> => Promise.resolve([]);
    const [home] = states;
    const me = await inState(home!, {
      lang,
      width,
      prepare: async ({ page, shop }) => {
        got = await markTexts(page, shop, lang);
      },
    });
    await me.page.evaluate(() => {
      document.querySelector('main h2')?.append(' besides');
      document.querySelector('main a')?.setAttribute('aria-label', 'Look here');
    });
    const shown = await shownOn(me.page);
    expect(unknownTexts(shown, await got())).toEqual(['besides', 'Look here']);
  });
});
