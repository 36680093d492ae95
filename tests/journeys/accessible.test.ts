import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { inState } from './support/in-state.ts';
import { states } from './support/states.ts';
import { widths } from './support/visitor.ts';

const browser = await testBrowser();
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

describe.each(['en', 'ar'] as const)('axe, in %s', (lang) => {
  describe.each(widths)('%i px wide', (width) => {
    const here = states.filter(({ only }) => only === undefined || (only === 'phone') === width < 1000);

    test.each(here)('finds nothing: $name', async (state) => {
      const { page } = await inState(browser, state, { lang, width });
      expect(await findings(page)).toEqual([]);
    });

    test('finds a fault that is put into the page', async () => {
      const [home] = states;
      const { page } = await inState(browser, home!, { lang, width });
      await page.evaluate(() => {
        const picture = document.createElement('img');
        picture.src = '/favicon.ico';
        const field = document.createElement('input');
        document.querySelector('main')?.append(picture, field);
      });
      const found = await findings(page);
      expect(found.map((each) => each.split('\n', 1)[0])).toEqual(
        expect.arrayContaining(['image-alt', 'label']),
      );
    });
  });
});
