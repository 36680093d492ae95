import { describe, expect, test } from 'vitest';
import { shopUrl, testBrowser } from '../support/browser.ts';
import { open } from '../support/shopping.ts';

const browser = await testBrowser();

/**
 * Covers React's hydration warnings, which only the development build reports. The journeys check errors of the
 * production build.
 */
describe('the development build of the pages', () => {
  test.each(['/en', '/ar', '/en/all-products/0/all-categories', '/ar/cart', '/en/login'])(
    'the development build opens %s without console errors',
    async (path) => {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await open(page, shopUrl('development') + path);
      await page.waitForLoadState('networkidle');
      await page.close();
      expect(said).toEqual([]);
    },
  );
});
