import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { delays } from '#contract/constants.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { setMethodLimits } from '../support/bounds.ts';
import { shopUrl } from '../support/browser.ts';
import { axeFindings } from './support/checks/axe.ts';
import { khqrShop } from './support/paid-by-code.ts';
import { button, eventually, main, message, open, pathOf, toastsAt, usable } from './support/pages.ts';
import { payingByCodeIn } from './support/paying-by-code.ts';
import { hostedPage } from './support/test-provider.ts';
import { signUpToOrder } from './support/signup.ts';
import { label } from './support/texts.ts';
import { inRelease, releaseTest, visitor } from './support/visitor.ts';
import { paymentMethodName } from './support/payment-method-names.ts';

const { bank, shop, db, almostEnded } = await khqrShop();

/** $8.50 at the demo's rate of 4,100. */
const inRiel = '34,900៛';

const { newest } = bank;

/** Returns the total as shown on the KHQR card. */
const totalOf = (dialog: Locator) => dialog.locator('.pay-code-sum');

const lang = 'en';
const width = 390;

/** Lets the confirmation of later payments stay: a busy machine can't read it in its few seconds. */
const holdPaid = (page: Page) =>
  page.addInitScript((codePaid) => {
    const start = window.setTimeout;
    const held = (work: TimerHandler, wait?: number, ...all: unknown[]) =>
      start(work, wait === codePaid ? 2 ** 30 : wait, ...all);
    window.setTimeout = held as typeof setTimeout;
  }, delays.codePaid);

describe('KHQR payment', () => {
  const {
    storage,
    methods,
    place,
    placedOnce,
    oncePlaced,
    backAtChoice,
    declined,
    check,
    say,
    dialogOf,
    picture,
    codeIn,
    renewEnded,
    ...by
  } = payingByCodeIn(lang);

  const atChoice = (at = shop.url, atWidth: 390 | 1440 = width) => by.atChoice(at, atWidth);
  const atCode = (at = shop.url, atWidth: 390 | 1440 = width) => by.atCode(at, atWidth);

  releaseTest('a visitor who chose KHQR while signing up at the checkout sees the code at once', async () => {
    const { cartItems } = await storage(shop.url);
    const me = await visitor({ lang, width, shop: shop.url, stored: { cartItems } });
    await open(me, '/signup?next=/en/checkout');
    await methods(me).selectOption({ label: paymentMethodName(lang, 'khqr') });
    await signUpToOrder(me);
    await eventually(() => pathOf(me.page)).toBe('/en/checkout');
    await picture(dialogOf(me)).waitFor();
  });

  test('a KHQR payment shows amount and remaining time, and places the order when the bank app pays', async () => {
    const { me, dialog } = await atCode();
    await eventually(() => totalOf(dialog).innerText()).toBe('8.50 USD');
    await eventually(() =>
      button(dialog, say('inDollars', { amount: '$8.50' })).getAttribute('aria-pressed'),
    ).toBe('true');
    await dialog.getByText(/^AG\d+$/u).waitFor();
    await dialog.getByText(say('stepScan', { name: 'Angkor Gifts' }), { exact: true }).waitFor();
    await eventually(() => dialog.getByRole('timer').innerText()).toMatch(/4:\d\d/u);
    const box = await picture(dialog).boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(240);
    await button(dialog, say('havePaid')).click();
    await dialog.getByText(say('notYet'), { exact: true }).waitFor();
    bank.pay(newest());
    // The checkmark replaces the code below its heading, and no button can be pressed any more.
    await dialog.getByText(say('paidName', { name: 'Bopha' }), { exact: true }).waitFor();
    expect(await picture(dialog).count()).toBe(0);
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual([say('seeOrder')]);
    await placedOnce(me);
  });

  test('a link opens the bank app on phones', async () => {
    const { dialog } = await atCode();
    const link = dialog.locator('a.pay-code-app');
    await eventually(() => link.getAttribute('href')).toBe('https://bank.invalid/pay/1');
    await eventually(() => link.innerText()).toBe(say('openApp'));
    await eventually(() => link.isVisible()).toBe(
      await link.evaluate(() => matchMedia('(pointer: coarse)').matches),
    );
  });

  test('code, amount and payee are visible in every window size, with the cancel button below the others', async () => {
    const { me, dialog } = await atCode();
    for (const [wide, height] of [
      [375, 667],
      [390, 844],
      [1440, 900],
    ] as const) {
      await me.page.setViewportSize({ width: wide, height });
      const seen = [
        picture(dialog),
        totalOf(dialog),
        dialog.locator('.pay-code-frame').getByText('Angkor Gifts', { exact: true }),
      ].map((each) => each.evaluate(inSight));
      expect(await Promise.all(seen), `${wide} x ${height}`).toEqual([true, true, true]);
    }
    const [paid, stored, cancel] = await Promise.all(
      [say('havePaid'), say('save'), check('cancel')].map((name) => button(dialog, name).boundingBox()),
    );
    expect(cancel!.y).toBeGreaterThan(stored!.y - 1);
    expect(cancel!.width).toBeLessThan(paid!.width / 2);
  });

  test('a reload shows the same code, and its picture can be saved', async () => {
    const { me, dialog } = await atCode();
    const before = await codeIn(dialog);
    await me.page.reload();
    await usable(me.page);
    await picture(dialog).waitFor();
    expect(await codeIn(dialog)).toBe(before);
    const saved = me.page.waitForEvent('download');
    await button(dialog, say('save')).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('payment-8.50.png');
    const { width: wide, height } = await sharp(await file.path()).metadata();
    expect([wide, height]).toEqual([1080, 1720]);
    bank.pay(newest());
    await placedOnce(me);
  });

  releaseTest(
    'cancelling returns to the payment methods; selecting KHQR again shows the same payable code',
    async () => {
      const { me, dialog } = await atCode();
      const before = await codeIn(dialog);
      await button(dialog, check('cancel')).click();
      await backAtChoice(me, dialog);
      await message(me, 'paymentCancelled').waitFor();
      await methods(me).selectOption({ label: paymentMethodName(lang, 'khqr') });
      await place(me).click();
      await picture(dialog).waitFor();
      expect(await codeIn(dialog)).toBe(before);
      bank.pay(newest());
      await placedOnce(me);
    },
  );

  releaseTest('an expired code is removed, and a new one can be paid', async () => {
    const { me, dialog } = await atCode();
    const old = newest();
    await almostEnded(me);
    await renewEnded(dialog);
    expect(newest()).not.toBe(old);
    bank.pay(newest());
    await placedOnce(me);
  });

  test.each([390 as const, ...inRelease(1440)])(
    'riel can be selected by keyboard, is announced, survives a reload, and is paid (%i wide)',
    async (atWidth) => {
      const { me, dialog } = await atCode(shop.url, atWidth);
      const { page } = me;
      const dollars = newest();
      expect(dollars).toContain('530384054048.50');
      expect(await axeFindings(page)).toEqual([]);
      await button(dialog, say('inRiel', { amount: inRiel })).focus();
      await page.keyboard.press('Enter');
      await picture(dialog, inRiel).waitFor();
      expect(newest()).toContain('5303116540534900');
      const sum = totalOf(dialog);
      await eventually(() => sum.innerText()).toBe('34,900 KHR');
      await eventually(() => sum.getAttribute('aria-live')).toBe('polite');
      expect(await axeFindings(page)).toEqual([]);
      await holdPaid(page);
      await page.reload();
      await usable(page);
      await picture(dialog, inRiel).waitFor();
      await eventually(() =>
        button(dialog, say('inRiel', { amount: inRiel })).getAttribute('aria-pressed'),
      ).toBe('true');
      await eventually(() => page.evaluate(signAndFigure)).toEqual([true, true]);
      bank.pay(newest());
      // After the payment, the dialog shows the amount, in the paid currency first, when and where the order
      // arrives, and a link that opens it at once.
      const facts = dialog.locator('.pay-code-facts');
      await eventually(() => facts.innerText()).toMatch(/34,900៛\s+\$8\.50[\s\S]+AG\d+/u);
      await eventually(() => facts.innerText()).toMatch(/\s\d{1,2}\s\w{3}\nHouse 9, Street 240/u);
      expect(await axeFindings(page)).toEqual([]);
      await button(dialog, say('seeOrder')).click();
      await page.waitForURL(/orders-history\?order=AG\d+$/u);
      await oncePlaced(me, false);
      // The amount is in the list, in the payment row, and on the home page card.
      const shown = main(page).getByText(inRiel, { exact: true });
      await main(page).getByRole('table').getByText(inRiel, { exact: true }).waitFor();
      await main(page).getByRole('table').getByRole('button').first().click();
      await main(page).locator('.o-log').getByText(inRiel, { exact: true }).waitFor();
      await open(me, '/');
      await main(page).locator('.ocard-sum b').getByText(inRiel, { exact: true }).waitFor();
      // In the total, and again as the paid sum.
      await eventually(() => shown.count()).toBe(2);
    },
  );

  releaseTest('a payment during a service outage is found when the service returns', async () => {
    const { me, dialog } = await atCode();
    bank.refuse(500);
    bank.pay(newest());
    await button(dialog, say('havePaid')).click();
    await dialog.getByText(say('lost'), { exact: true }).waitFor();
    await eventually(() => picture(dialog).isVisible()).toBe(true);
    bank.heal();
    await placedOnce(me);
  });

  test('while offline the page shows the time and what to do, and finds a payment once online', async () => {
    const { me, dialog } = await by.atCode(shop.url, width, undefined, /ERR_INTERNET_DISCONNECTED/u);
    await me.page.setViewportSize({ width: 375, height: 667 });
    const line = dialog.getByRole('alert');
    expect(await line.count()).toBe(0);
    await button(dialog, say('havePaid')).focus();
    await me.context.setOffline(true);
    await line.getByText(say('noLineStay'), { exact: true }).waitFor();
    await dialog.getByText(say('lookAgain'), { exact: true }).waitFor();
    await eventually(() => dialog.getByRole('timer').innerText()).toMatch(
      new RegExp(say('until', { time: String.raw`\d\d:\d\d` }), 'u'),
    );
    expect(await dialog.locator('.spinner, a.pay-code-app').count()).toBe(0);
    // The code stays, because a customer who pays with another phone may be online there.
    await eventually(() => picture(dialog).evaluate(inSight)).toBe(true);
    // The button would have no effect offline, and the focus stays in the dialog.
    expect(await button(dialog, say('havePaid')).count()).toBe(0);
    await eventually(() => dialog.locator(':focus').innerText()).toBe(say('scan'));
    bank.pay(newest());
    await me.context.setOffline(false);
    await placedOnce(me);
  });

  test.each([500 as const, ...inRelease('hang')])(
    'when the service does not answer (%s) no code is shown, and another method can be selected',
    async (how) => {
      // Another unanswered request could be the fifth in a row, which pauses the provider. This one gets an answer.
      await (await atCode()).me.page.close();
      const me = await atChoice();
      if (how === 'hang') bank.fault({ on: /check_/u, does: 'hang', times: 9 });
      else bank.refuse(how);
      await place(me).click();
      await declined(me, 'paymentUnavailable');
      expect(await dialogOf(me).count()).toBe(0);
      await eventually(() => methods(me).isVisible()).toBe(true);
    },
  );

  releaseTest('KHQR is not offered above its maximum, and the page says so', async () => {
    await setMethodLimits(db, 8, { most: 8.49 });
    const me = await visitor({
      lang,
      width,
      shop: shop.url,
      stored: await storage(shop.url),
    });
    const why = fillLabel(check('maximumOf'), { name: paymentMethodName(lang, 'khqr'), amount: '$8.49' });
    await eventually(async () => {
      await open(me, '/checkout');
      await methods(me).waitFor();
      return me.page.getByText(why, { exact: true }).count();
    }).toBe(1);
    expect(await methods(me).innerText()).not.toContain(paymentMethodName(lang, 'khqr'));
    await setMethodLimits(db, 8, { most: 8.5 });
    await eventually(async () => {
      await open(me, '/checkout');
      await methods(me).waitFor();
      return methods(me).innerText();
    }).toContain(paymentMethodName(lang, 'khqr'));
    await setMethodLimits(db, 8);
  });

  test('a demo shop says that no money is charged, and a button simulates the bank', async () => {
    const { me, dialog } = await atCode(shopUrl());
    const hosted = hostedPage(dialog);
    await hosted.getByText(label(lang, cardSectionLabels, 'testPayment'), { exact: true }).waitFor();
    // The code's app link opens the simulated bank.
    const app = dialog.locator('a.pay-code-app');
    await app.evaluate((link: HTMLElement) => link.click());
    const frame = dialog.locator('iframe');
    await eventually(() => frame.evaluate((each) => each === document.activeElement)).toBe(true);
    // The link also works for a code that is shown again.
    await me.page.reload();
    await usable(me.page);
    await button(hosted, label(lang, cardSectionLabels, 'testBankPays')).click();
    await dialog.getByText(say('paidName', { name: 'Bopha' }), { exact: true }).waitFor();
    // The order's card stays visible beside the message.
    await main(me.page).locator('.ocard-in').waitFor();
    await eventually(() => me.page.evaluate(toastsAt, '.ocard-in')).not.toBe('over');
    await oncePlaced(me);
  });
});

/** Runs in the page. Returns whether the riel sign is as high as a digit beside it, in regular and bold. */
function signAndFigure(): boolean[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  const { fontFamily } = getComputedStyle(document.body);
  return [400, 600].map((weight) => {
    pen.font = `${weight} 100px ${fontFamily}`;
    const [sign, figure] = ['៛', '8'].map((text) => pen.measureText(text).actualBoundingBoxAscent);
    return sign! > figure!;
  });
}

/** Runs in the page. Returns whether the whole element is in the window and uncovered. */
function inSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) =>
    [left + 1, right - 1].every((x) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    }),
  );
}
