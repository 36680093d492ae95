import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { mapConcurrently } from '../asking.ts';
import { expectAll, says } from '../gate.ts';
import { type StoredState, type Look, trap } from './script-trap.ts';

/**
 * Shows the pages in two windows at once. No script may run, be blocked or wait for a click, and most pages
 * must show a payload.
 * @returns all readable text
 */
export async function expectHarmless(
  browser: Browser,
  what: string,
  urls: readonly (string | ({ url: string } & Look))[],
  stored: StoredState | null = null,
): Promise<string> {
  const windows = await Promise.all([1, 2].map(() => trap(browser, stored)));
  await mapConcurrently(windows, 2, async ({ show }, at) => {
    for (const each of urls.filter((_, place) => place % 2 === at))
      await (typeof each === 'string'
        ? show(each, { settled: stored !== null })
        : show(each.url, { settled: true, ...each }));
  });
  await Promise.all(windows.map(({ close }) => close()));
  const caught = (kind: 'ran' | 'forbidden' | 'waiting') => windows.flatMap((each) => each.caught[kind]);
  expect({ ran: caught('ran'), forbidden: caught('forbidden'), waiting: caught('waiting') }).toEqual({
    ran: [],
    forbidden: [],
    waiting: [],
  });
  const shown = windows.reduce((sum, each) => sum + each.caught.shown, 0);
  says(`${what}: a payload is shown as text on ${shown} of ${urls.length}`);
  expect(shown).toBeGreaterThan(urls.length / 3);
  expectAll(`${what}: pages on which none ran`, urls.length, urls.length);
  return windows.flatMap((each) => each.caught.texts).join('\n');
}
