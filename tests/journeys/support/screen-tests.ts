import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { inState } from './in-state.ts';
import { states } from './states.ts';
import { widths } from './visitor.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands: the rule, and where. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async (runOnly) => {
    const found = await (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(
      {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      },
    );
    return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))]);
  }, rules);
  return violations.map((each) => each.join('\n  '));
}

/** How far the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Every screen in each of its states: nothing axe knows is wrong with it, and nothing reaches out of the window. */
export function describeScreens(browser: Browser, lang: LanguageCode): void {
  describe.each(widths)(`in ${lang}, %i px wide`, (width) => {
    const here = states.filter(({ only }) => only === undefined || (only === 'phone') === width < 1000);

    test.each(here)('axe finds nothing, and nothing has to be scrolled sideways: $name', async (state) => {
      const { page, phone } = await inState(browser, state, { lang, width });
      expect(await findings(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      if (phone) await page.setViewportSize({ width: 360, height: 740 });
      expect(await sideways(page)).toBe(0);
    });

    test('faults that are put into a page are found', async () => {
      const [home] = states;
      const { page } = await inState(browser, home!, { lang, width });
      await page.evaluate(() => {
        const picture = document.createElement('img');
        picture.src = document.images[0]?.src ?? '';
        const field = document.createElement('input');
        const line = document.createElement('pre');
        line.textContent = 'wide '.repeat(500);
        document.querySelector('main')?.append(picture, field, line);
      });
      const found = await findings(page);
      expect(found.map((each) => each.split('\n', 1)[0])).toEqual(
        expect.arrayContaining(['image-alt', 'label']),
      );
      expect(await sideways(page)).toBeGreaterThan(1000);
    });
  });
}
