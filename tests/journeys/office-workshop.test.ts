import { expect, test } from 'vitest';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { officeScanLabels } from '#contract/labels/office/scan.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { signOut } from '#contract/operations/office/account/sign-out.ts';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import type { Answer } from '#contract/operation.ts';
import { shopUrl } from '../support/browser.ts';
import { taken } from '../support/shopping.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { beginPacking, sendParcel, tickLines } from './support/office/packing.ts';
import { button, eventually } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf, labelsOf } from './support/texts.ts';
import { inRelease, visitor } from './support/visitor.ts';

/** Replaces the browser's barcode detector and camera, which test machines don't have. */
function cameraThatSees(code: string) {
  class BarcodeDetector {
    detect = async () => [{ rawValue: code }];
  }
  Object.assign(window, { BarcodeDetector });
  navigator.mediaDevices.getUserMedia = async () => document.createElement('canvas').captureStream();
}

test.each<LanguageCode>(['ar', ...inRelease('en')])(
  'an order is started, checked off through a lost connection and shipped one-handed: %s',
  async (lang: LanguageCode) => {
    const labels = labelsOf(lang, officeWorkshopLabels);
    // An office session is valid for its own host name.
    const shop = shopUrl().replace('127.0.0.1', 'localhost');
    const lines = ['kampot-pepper', 'wall-clock'].map((slug) => ({ id: productOf(slug, lang).id }));
    const { OrderNumber: number } = await placedOrder(
      shopUrl(),
      await newCustomer(shopUrl()),
      cartOf(...lines),
    );
    const me = await visitor({
      lang,
      width: 390,
      shop,
      expected: /status of 409|ERR_INTERNET_DISCONNECTED/u,
    });
    const { page, context } = me;
    const request = (path: string, parameters: object): Promise<unknown> =>
      page.evaluate(
        async ([url, body]) => {
          const headers = { 'content-type': 'application/json' };
          return ((await (await fetch(url, { method: 'POST', headers, body })).json()) as { data: unknown })
            .data;
        },
        [`/office/api/${path}`, JSON.stringify(parameters)] as const,
      );
    const jobs = async () => ((await request(listJobs.path, {})) as Answer<typeof listJobs>).jobs;
    const signIn = async (as: LanguageCode, role: keyof typeof officeRoleLabels.texts, name: string) => {
      await page.goto(`${shop}/office/${as}/sign-in`);
      await taken(page);
      await button(page, labelsOf(as, officeRoleLabels)(role)).click();
      const welcome = labelsOf(as, officeFrameLabels)('welcome', { name });
      await page.getByText(welcome).waitFor();
    };
    // A new customer's order waits for a call, which is recorded here.
    await signIn('en', 'sales', 'Demo Sales');
    await request(confirmOrder.path, { number });
    await request(signOut.path, {});
    // Each uses their own language, because another one would redirect.
    await (lang === 'ar' ? signIn(lang, 'workshop', 'Demo Workshop') : signIn(lang, 'owner', 'Demo Owner'));
    // The browser has a barcode detector, and its camera sees this order's number.
    await page.addInitScript(cameraThatSees, number);
    const document = await page.goto(`${shop}/office/${lang}/workshop`);
    expect(document?.headers()['permissions-policy']).toContain('camera=(self)');
    await page.getByRole('link', { name: number }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // A scanner types the number and presses Enter.
    await page.getByLabel(labels('find')).fill(number.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    // The camera can read the number as well.
    await page.goBack();
    await button(page, labelsOf(lang, officeScanLabels)('scan')).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    const ticks = page.getByRole('checkbox');
    await eventually(() => ticks.first().isDisabled()).toBe(true);
    await beginPacking(me);
    expect(await axeFindings(page)).toEqual([]);

    const foot = button(page, labels('left', { n: 2 }));
    await eventually(() => foot.isDisabled()).toBe(true);
    await context.setOffline(true);
    await tickLines(me);
    await context.setOffline(false);
    // The checkmarks are synced automatically, and shown after a reload.
    await eventually(async () => (await jobs()).find((job) => job.number === number)?.packed).toBe(2);
    await page.reload();
    await sendParcel(me, number);
  },
);
