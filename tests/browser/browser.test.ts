import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';

// Tests the test browser itself, because the other tests rely on it.
const browser = await testBrowser();
const sites = [0, 1].map(() =>
  createServer(
    (_, response) =>
      void response.setHeader('content-type', 'text/html').end('<title>here</title><p>yes</p>'),
  ),
);
const address = (site: 0 | 1) => `http://127.0.0.1:${(sites[site]!.address() as AddressInfo).port}/`;

beforeAll(async () => {
  await Promise.all(sites.map((site) => once(site.listen(0, '127.0.0.1'), 'listening')));
});
afterAll(() => {
  for (const site of sites) site.close();
});

describe('the test browser', () => {
  test('the test browser shows a page and runs its script', async () => {
    const page = await browser.newPage();
    await page.goto(address(0));
    expect(await page.evaluate(() => document.title)).toBe('here');
    await page.close();
  });

  // On systems other than Linux, the system determines the fonts.
  test.runIf(process.platform === 'linux')('the test browser sees only its bundled fonts', async () => {
    const page = await browser.newPage();
    const has = await page.evaluate(() =>
      Promise.all(
        ['OpenSans-Regular', 'DejaVu Sans', 'NotoSans-Regular', 'Liberation Sans', 'Khmer OS'].map((name) =>
          new FontFace('any', `local('${name}')`).load().then(
            () => [name],
            () => [],
          ),
        ),
      ),
    );
    expect(has.flat()).toEqual(['OpenSans-Regular']);
    await page.close();
  });

  test('the test browser keeps one site from reading another, as shoppers’ browsers do', async () => {
    const page = await browser.newPage();
    await page.goto(address(0));
    const read = (url: string) =>
      page.evaluate(
        (from) =>
          fetch(from).then(
            () => 'read',
            () => 'refused',
          ),
        url,
      );
    expect(await read(address(0))).toBe('read');
    expect(await read(address(1))).toBe('refused');
    await page.close();
  });

  test('the test browser supports what the pages need: in-place navigation, popovers, grapheme clusters', async () => {
    const page = await browser.newPage();
    await page.goto(address(0));
    const has = await page.evaluate(() => [
      'navigation' in window,
      'popover' in HTMLElement.prototype,
      [...new Intl.Segmenter('km').segment('ស្ត្រី')].length,
    ]);
    expect(has).toEqual([true, true, 1]);
    await page.close();
  });
});
