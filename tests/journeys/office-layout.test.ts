import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { languageCodes } from '#contract/languages.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { shopUrl } from '../support/browser.ts';
import { caller } from '../support/running-shop.ts';
import { axeFindings } from './support/checks/axe.ts';
import { coveredByBars } from './support/checks/room.ts';
import { openOffice } from './support/open-office.ts';
import { eventually, link } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');

/** Returns the names of elements that can't be pressed where they are, because they are covered, cut or too small. */
const unreachable = (page: Page, css: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const { x, y, width, height, bottom } = each.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return !each.contains(top) || height < 24 || bottom > innerHeight;
        })
        .map((each) => each.title || each.textContent),
    css,
  );

/** Returns the names of fields and buttons that a bar still covers after they were scrolled to. */
const coveredInPage = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)'),
    ];
    return controls.flatMap((each) => {
      if (!each.checkVisibility({ visibilityProperty: true }) || each.clientHeight < 3) return [];
      each.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = each.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
      for (let at: Element | null = top; at && !at.contains(each); at = at.parentElement)
        if (/^(?:sticky|fixed)$/u.test(getComputedStyle(at).position))
          return [`${each.ariaLabel ?? each.getAttribute('name') ?? each.textContent}: ${at.className}`];
      return [];
    });
  });

test.each(languageCodes)('every link of the navigation is in sight on a laptop: %s', async (lang) => {
  const me = await openOffice(lang, 1440, { shop, path: '/' });
  const { page } = me;
  await page.locator('.nav-me').waitFor();
  for (const [width, height] of [
    [1440, 900],
    [900, 720],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const found = () => unreachable(page, '.nav :is(a, button):not(.shop-name)');
    await eventually(found, `${width} × ${height}`).toEqual([]);
  }
  // The collapsed navigation too, and a lower window scrolls without covering the way out.
  await page.locator('.nav-fold').click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await eventually(() => unreachable(page, '.nav :is(a, button):not(.shop-name)')).toEqual([]);
  await page.locator('.nav-fold').click();
  await page.setViewportSize({ width: 1280, height: 600 });
  await eventually(() => unreachable(page, '.nav-end :is(a, button)')).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test.each(languageCodes)('on a small phone the reply takes a line while it is empty: %s', async (lang) => {
  const t = labelsOf(lang, officeInboxLabels);
  await caller(shop)(contactUs.path, {
    FullName: `Sopheap ${lang}`,
    Email: `sopheap-${lang}@example.com`,
    PhoneNumber: '012 345 678',
    Subject: 'Mugs',
    Message: 'How many mugs?',
    languageCode: lang,
  });
  const { page } = await openOffice(lang, 390, { shop, path: '/inbox', role: 'sales' });
  await page.setViewportSize({ width: 390, height: 667 });
  await link(page, `Sopheap ${lang}`).first().click();
  await page.getByText('How many mugs?').waitFor();
  const reply = page.locator('.reply');
  const share = () => reply.evaluate((each) => each.clientHeight / innerHeight);
  await eventually(share).toBeLessThan(0.15);
  expect(await axeFindings(page)).toEqual([]);

  // Without a mouse, what is hidden is still reached and appears.
  await reply.getByRole('radio').first().focus();
  await eventually(share).toBeGreaterThan(0.3);
  await reply.getByRole('textbox', { name: t('reply') }).fill('Twelve.');
  await page.getByRole('heading', { level: 1 }).click();
  await eventually(() => reply.getByRole('button', { name: t('sendReply') }).isVisible()).toBe(true);
  expect(await share()).toBeLessThan(0.45);
  expect(await axeFindings(page)).toEqual([]);
});

test.each(languageCodes)('on a small phone no bar covers what is scrolled to: %s', async (lang) => {
  const { page } = await openOffice(lang, 390, { shop, path: '/phone-order' });
  await page.setViewportSize({ width: 390, height: 667 });
  for (const path of ['/phone-order', '/workshop/AG10008', '/products/together', '/content']) {
    await page.goto(`${shop}/office/${lang}${path}`);
    await page.locator('main h1').waitFor();
    await page.locator('main :is(input, button, a)').nth(4).waitFor({ state: 'attached' });
    await eventually(() => coveredInPage(page), path).toEqual([]);
    expect(await coveredByBars(page), path).toBeLessThan(0.35);
  }
});
