import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from '../journeys/support/open-office.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { unseenFocus } from '../journeys/support/checks/focused.ts';
import {
  coveredByBars,
  hiddenInTables,
  lostTexts,
  scrollsIntoNothing,
  sideways,
  splitWords,
} from '../journeys/support/checks/room.ts';
import { unseen } from '../journeys/support/checks/seen.ts';
import { cartOf, newCustomer } from '../journeys/support/customer.ts';
import { officeStates } from '../journeys/support/office-states.ts';
import { placedOrder } from '../journeys/support/placed-order.ts';
import { productOf } from '../journeys/support/texts.ts';
import { visitor } from '../journeys/support/visitor.ts';
import { confirmQuestion, question } from '../journeys/support/questions.ts';

const shop = shopUrl('development').replace('127.0.0.1', 'localhost');
/** A window of 1,280 px at 400 %. */
const zoomed = { width: 320, height: 640 };
/** A laptop's window at 400 %. */
const low = { width: 320, height: 256 };
const wide = { width: 1440, height: 900 };

/** An order that isn't being prepared yet, and a paid one. */
async function orders() {
  const customer = await newCustomer(shop);
  const lines = cartOf({ id: productOf('kampot-pepper', 'en').id, quantity: 2 });
  const card = { PaymentMethod: '5', paymentToken: `tok_test_approve.n${crypto.randomUUID()}` };
  const changeable = (await placedOrder(shop, customer, lines)).OrderNumber;
  return { changeable, paid: (await placedOrder(shop, customer, lines, card)).OrderNumber };
}

/** Waits until all requested data has loaded. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector('main h1') && !document.querySelector('.waiting, [aria-busy=true], .is-busy'),
  );

/** Navigates as a link would, without reloading the page. */
async function navigate(page: Page, address: string): Promise<void> {
  // A redirecting navigation is aborted early; one that reloads the page ends this script as well.
  const going = page.evaluate((to) => navigation.navigate(to).finished?.catch(() => null), address);
  await going.catch(() => null);
  await page.waitForURL(address, { waitUntil: 'commit' });
  await settled(page);
}

/**
 * Returns problems: at 400 % no content is lost and no horizontal scrolling is needed; in forced colors all
 * elements can be distinguished.
 */
async function errorsOf(page: Page, isWhole: boolean): Promise<string[]> {
  const side = await sideways(page);
  await page.setViewportSize(low);
  const covered = await coveredByBars(page);
  await page.setViewportSize(zoomed);
  const errors = [
    ...(covered > 0.3 ? [`bars cover ${Math.round(covered * 100)} % of a low window`] : []),
    ...(side > 0 ? [`${side} px to the side`] : []),
    ...(await lostTexts(page)),
    ...(await splitWords(page)),
  ];
  if (!isWhole) return errors;
  errors.push(...(await axeFindings(page)));
  await page.emulateMedia({ forcedColors: 'active' });
  errors.push(...(await unseenFocus(page)).map((each) => `the focus is hidden: ${each}`));
  errors.push(...(await unseen(page)));
  if ((await page.locator('.grid-wrap').count()) > 0) {
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await hiddenInTables(page);
      if (hidden > 0) errors.push(`${hidden} px of a table are out of sight at ${width}`);
    }
  }
  await page.setViewportSize(wide);
  await settled(page);
  const beyond = await scrollsIntoNothing(page);
  if (beyond > 0) errors.push(`scrolls ${beyond} px into nothing in a wide window`);
  await page.setViewportSize(zoomed);
  return errors;
}

describe.each(['en', 'ar'] as const)(
  'the office at four times the size and in forced colors, in %s',
  (lang) => {
    test('every screen of the office is complete in each of its states', async () => {
      const { changeable, paid } = await orders();
      const placed = { sent: 'AG10001', changeable, transfer: 'AG10002', waiting: changeable, customer: 1 };
      const { page } = await openOffice(lang, 390, { shop, path: '/', expected: /status of 40[04]/u });
      // The user is signed in.
      await page.locator('.today-cols').waitFor();
      await page.setViewportSize(zoomed);
      // Discards the typed input.
      page.on('dialog', (requests) => void requests.accept());
      for (const [at, { path, steps }] of officeStates(placed, paid).entries()) {
        // Each state is fully checked in one language, alternating.
        const isWhole = (at % 2 === 0) === (lang === 'en');
        await navigate(page, `${shop}/office/${lang}${path}`);
        expect.soft(await errorsOf(page, isWhole), path).toEqual([]);
        for (const [step, take] of steps.entries()) {
          await take(page, lang);
          await settled(page);
          expect.soft(await errorsOf(page, isWhole), `${path}, step ${step + 1}`).toEqual([]);
          await page.keyboard.press('Escape');
          if (await question(page).isVisible()) await confirmQuestion(page);
        }
      }
    });

    test('the login screens are complete, too', async () => {
      const { page } = await visitor({ lang, width: 390, shop, expected: /status of 40/u });
      await page.setViewportSize(zoomed);
      for (const path of ['/sign-in', '/enrol']) {
        await page.goto(`${shop}/office/${lang}${path}`, { waitUntil: 'networkidle' });
        expect.soft(await errorsOf(page, true), path).toEqual([]);
      }
    });
  },
);
