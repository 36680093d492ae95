import { describe, expect, test } from 'vitest';
import { productBoxLabels } from '#contract/labels/storefront/product-box.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { inactiveCopyProblems, unsaidMessages } from './checks/announced.ts';
import { axeFindings } from './checks/axe.ts';
import { type Glyphs, glyphsOf, mixedUp, scrambled, scrambledFields } from './checks/glyphs.ts';
import { outlineOf, accessibilityProblems } from './checks/outline.ts';
import { lostTexts, sideways, spaceTexts, unspaceTexts } from './checks/room.ts';
import { unseen } from './checks/seen.ts';
import { unreachable } from './heard.ts';
import { inState } from './in-state.ts';
import { shownTogether } from './shown-together.ts';
import type { State } from './state.ts';
import { states } from './states.ts';
import { label } from './texts.ts';
import type { Visitor } from './visitor.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
/** A window of 1,280 px at 400 %. */
const zoomed = { width: 320, height: 640 };

/**
 * Returns the window of a state. Each state is visited once per language, alternating between a phone and a
 * wide window.
 */
function sizeOf(state: State, lang: LanguageCode): typeof phone {
  if (state.only) return state.only === 'phone' ? phone : wide;
  return (states.indexOf(state) % 2 === 0) === (lang === 'ar') ? phone : wide;
}

/**
 * Returns whether axe checks the state in this language. axe takes half of a visit, so each state is checked
 * in one language only, such that all languages and widths occur.
 */
const isForAxe = (state: State, lang: LanguageCode): boolean =>
  states.indexOf(state) % 4 < 2 === (lang === 'en');

/**
 * Visits the given states once each and checks: axe reports no finding; landmarks, headings, controls and messages are
 * exposed; numbers, names and addresses are in reading order; at 400 % and with a reader's text spacing no text is
 * lost, and no page scrolls sideways.
 */
export function describeScreens(lang: LanguageCode, visited: readonly State[] = states): void {
  const isEveryState = visited === states;
  const seen: Glyphs[] = [];

  async function lookAt({ page }: Visitor, { name }: State): Promise<void> {
    const outline = await outlineOf(page);
    expect.soft(accessibilityProblems(outline, lang), 'accessibility problems').toEqual([]);
    expect.soft(unreachable(name, lang, outline), 'labels that screen readers don’t announce').toEqual([]);
    expect.soft(await inactiveCopyProblems(page), 'fields without their error message').toEqual([]);
    expect.soft(await unsaidMessages(page), 'messages that screen readers don’t announce').toEqual([]);
    expect.soft(await sideways(page), 'pixels of horizontal scrolling').toBe(0);
    const glyphs = await glyphsOf(page);
    seen.push(...glyphs);
    expect.soft(scrambled(glyphs), 'out of reading order').toEqual([]);
    const from = label(lang, productBoxLabels, 'priceFrom');
    expect.soft(await mixedUp(page, from), 'phrases out of reading order').toEqual([]);
    expect.soft(await scrambledFields(page), 'fields out of reading order').toEqual([]);
    expect.soft(await unseen(page), 'indistinguishable in forced colours').toEqual([]);
  }

  async function runAxe({ page }: Visitor): Promise<void> {
    const findings = async () => {
      // Anything that is covered while scrolling can be scrolled into view.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      return axeFindings(page);
    };
    // If content was moving during the check (a page that scrolls to an opened element), it is checked once
    // more.
    const first = await findings();
    if (first.length > 0) await page.waitForTimeout(500);
    expect.soft(first.length > 0 ? await findings() : first, 'axe').toEqual([]);
  }

  async function narrow({ page }: Visitor): Promise<void> {
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await sideways(page), 'pixels to the side at 360').toBe(0);
    await page.setViewportSize(zoomed);
    expect.soft(await sideways(page), 'pixels to the side at 320').toBe(0);
    expect.soft(await lostTexts(page), 'lost at 400 %').toEqual([]);
    await spaceTexts(page);
    expect.soft(await sideways(page), 'pixels to the side, spaced').toBe(0);
    expect.soft(await lostTexts(page), 'lost when spaced').toEqual([]);
    await unspaceTexts(page);
  }

  describe(`in ${lang}`, () => {
    test.each(visited)('is readable and accessible: $name', async (state) => {
      const size = sizeOf(state, lang);
      const me = await inState(state, { lang, width: size === wide ? 1440 : 390 });
      expect(await me.page.title()).toMatch(/\S \| Angkor Gifts$/u);
      if (!isEveryState || isForAxe(state, lang)) await runAxe(me);
      await lookAt(me, state);
      if (size === phone) await narrow(me);
    });

    test('planted accessibility violations are found', async () => {
      const [home] = states;
      const me = await inState(home!, { lang, width: 390 });
      const { page } = me;
      await page.evaluate(() => {
        const add = (tag: string, text: string, more: object = {}) => {
          const element = Object.assign(document.createElement(tag), { textContent: text, ...more });
          document.querySelector('main')?.append(element);
          return element;
        };
        add('img', '', { src: document.images[0]?.src ?? '' });
        add('input', '', { ariaInvalid: 'true' });
        add('button', '');
        add('h5', 'abrupt');
        add('div', '+855 12 345 678', { dir: 'rtl' });
        add('span', 'not announced', { className: 'toast-text' });
        const price = add('p', '');
        price.style.setProperty('display', 'flex');
        price.style.setProperty('direction', 'ltr');
        price.append(
          ...['$7.50', '30,800៛'].map((textContent) =>
            Object.assign(document.createElement('bdi'), { textContent }),
          ),
        );
        price.style.setProperty('flex-direction', 'row-reverse');
        add('input', '', { type: 'tel', value: '+855 12', dir: 'rtl' });
        const cut = add('div', 'cut off '.repeat(20));
        cut.style.setProperty('overflow', 'hidden');
        cut.style.setProperty('white-space', 'nowrap');
        cut.style.setProperty('width', '90px');
        add('pre', 'wide '.repeat(500));
      });
      const rules = (await axeFindings(page)).map((each) => each.split('\n', 1)[0]);
      expect(rules).toEqual(expect.arrayContaining(['image-alt', 'label', 'button-name']));
      expect(accessibilityProblems(await outlineOf(page), lang)).toEqual(
        expect.arrayContaining(['a button has no name', 'level 5 follows abruptly: abrupt']),
      );
      expect(await inactiveCopyProblems(page)).toHaveLength(1);
      expect(await unsaidMessages(page)).toEqual(['not announced']);
      expect(scrambled(await glyphsOf(page))).toEqual([
        expect.stringMatching(/^phone \+85512345678 reads /u),
      ]);
      expect(await mixedUp(page, 'from')).toEqual(['$7.50 30,800៛ ()']);
      expect(await scrambledFields(page)).toEqual([expect.stringContaining('+855 12')]);
      expect(await lostTexts(page)).toEqual([
        expect.stringContaining('cut off'),
        expect.stringContaining('wide'),
      ]);
      expect(await sideways(page)).toBeGreaterThan(1000);
    });

    test.each(isEveryState ? shownTogether : [])('%s shows %s, and was checked', (where, kind) => {
      const places = seen.filter((each) => each.kind === kind && ` ${each.within} `.includes(` ${where} `));
      expect(places.length).toBeGreaterThan(0);
    });
  });
}
