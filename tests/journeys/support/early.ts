import type { Page } from 'playwright-core';
import { held } from './pages.ts';

/** Blocks scripts until released, except those needed for the first paint. */
export const late = (page: Page) => held(page, /\/(?!first-)[^/]*\.js$/u);

/** Opens the page, and returns as soon as it is visible. */
export async function comeTo(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return document.querySelector('#page') && styles.every(({ sheet }) => sheet);
  });
}
