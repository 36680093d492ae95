import { describe, expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { strangers, textsIn } from '../support/marked-texts.ts';
import { inState } from './support/in-state.ts';
import { markTexts, shownOn } from './support/marked-shop.ts';
import { states } from './support/states.ts';
import { type VisitOptions, visitor } from './support/visitor.ts';

const browser = await testBrowser();
/** Every visitor with a context of their own: it is told to mark the texts. */
const come = (options: VisitOptions) => visitor(browser, options);

/** In Khmer on a phone and in English on a wide window: each screen, dialog, panel and complaint once in each language. */
describe.each([
  ['ar', 390],
  ['en', 1440],
] as const)('in %s, %i px wide', (lang, width) => {
  const here = states.filter(({ only }) => only === undefined || (only === 'phone') === width < 1000);

  test.each(here)('nothing is said that is no label, message or content: $name', async (state) => {
    let known: readonly string[] = [];
    const me = await inState(come, state, {
      lang,
      width,
      prepare: async ({ context, shop }) => {
        known = await markTexts(context, shop, lang);
      },
    });
    const kept = await me.page.evaluate(() => Object.values(localStorage).map(String));
    const own = kept.flatMap((text) => {
      try {
        return textsIn(JSON.parse(text));
      } catch {
        return [];
      }
    });
    expect(strangers(await shownOn(me.page), [...known, ...own])).toEqual([]);
  });

  test('a word besides is found', async () => {
    let known: readonly string[] = [];
    const [home] = states;
    const me = await inState(come, home!, {
      lang,
      width,
      prepare: async ({ context, shop }) => {
        known = await markTexts(context, shop, lang);
      },
    });
    await me.page.evaluate(() => {
      document.querySelector('main h2')?.append(' besides');
      document.querySelector('main a')?.setAttribute('aria-label', 'Look here');
    });
    expect(strangers(await shownOn(me.page), known)).toEqual(['besides', 'Look here']);
  });
});
