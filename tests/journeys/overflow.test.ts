import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { inState } from './support/in-state.ts';
import { states } from './support/states.ts';

const browser = await testBrowser();

/** How far the page can be scrolled sideways, and what reaches out of the window. */
const reachingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

const narrow = states.filter(({ only }) => only !== 'wide');

describe.each(['en', 'ar'] as const)('in %s', (lang) => {
  test.each(narrow)('nothing has to be scrolled sideways, 360 px wide: $name', async (state) => {
    const { page } = await inState(browser, state, { lang, width: 360 });
    expect(await reachingOut(page)).toBe(0);
  });
});
