import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeAccountLabels } from '#contract/labels/office/account.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { officeSignInLabels } from '#contract/labels/office/sign-in.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { withClient } from '#database/connect.ts';
import { shopUrl } from '../support/browser.ts';
import type { RunShop } from '../support/browser-setup.ts';
import { taken } from '../support/shopping.ts';
import { heading } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import {
  addRole,
  confirmApp,
  giveAuthenticator,
  invitationOf,
  invite,
  makePasskey,
  password,
  putCodesAway,
  setPassword,
  setUpApp,
} from './support/office/enrolment.ts';
import { button, eventually, link } from './support/pages.ts';
import { said, labelsOf } from './support/texts.ts';
import { type Visitor, visitor, type Width } from './support/visitor.ts';
import { declineQuestion } from './support/questions.ts';

const en = labelsOf('en', officeSignInLabels);
const once = Date.now().toString(36);

/** Opens the office's sign-in, or the URL in an email. */
async function comeTo(
  path: string,
  lang: LanguageCode,
  width: Width,
  { build = 'production', expected }: { build?: RunShop; expected?: RegExp } = {},
): Promise<Visitor> {
  // Passkeys require a host name.
  const shop = shopUrl(build).replace('127.0.0.1', 'localhost');
  const me = await visitor({ lang, width, shop, ...(expected && { expected }) });
  await me.page.goto(path.startsWith('http') ? path : `${shop}${path}`);
  await taken(me.page);
  return me;
}

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

async function asDemo(
  lang: LanguageCode,
  width: Width,
  role: keyof typeof officeRoleLabels.texts,
  build?: RunShop,
) {
  const me = await comeTo(`/office/${lang}/sign-in`, lang, width, {
    ...(build && { build }),
    expected: /status of 409/u,
  });
  await button(me.page, labelsOf(lang, officeRoleLabels)(role)).click();
  return me;
}

/** Makes the two-step verification of all staff expire. */
const growStale = () =>
  withClient(inject('databases').production, (client) =>
    client.query(`update staff_session set second_factor_at = second_factor_at - interval '11 minutes'`),
  );

test('an invited owner signs in by passkey and creates a role; its member uses an app and sees only permitted screens', async () => {
  const owner = { name: 'Chan Srey', email: `srey-${once}@shop.example`, role: 'Owner', language: 'English' };
  const packer = {
    name: 'Kim Dara',
    email: `dara-${once}@shop.example`,
    role: `Packer ${once}`,
    language: 'ខ្មែរ',
  };
  const demo = await asDemo('en', 1440, 'owner');
  await link(demo.page.getByRole('navigation'), 'Staff').click();
  await clean(demo);
  await invite(demo, owner);

  const me = await comeTo(await invitationOf(shopUrl(), owner.email), 'en', 1440, {
    expected: /status of 40[03]/u,
  });
  const { page } = me;
  await giveAuthenticator(me);
  await setPassword(me, owner.email);
  await clean(me);
  await makePasskey(me);
  await putCodesAway(me);
  await page.getByText('Hello, Chan Srey').waitFor();

  // Single keys navigate, and ? lists them.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await heading(page, 'Roles');
  await page.getByRole('table').waitFor();
  await clean(me);

  // Role changes require two-step verification again. Afterwards the refused call is repeated, and no input
  // is lost.
  await growStale();
  await addRole(me, packer.role, ['orders.fulfil']);
  const again = page.getByRole('dialog', { name: en('againHeading') });
  await clean(me);
  await button(again, en('showPasskey')).click();
  await page.getByRole('columnheader', { name: packer.role }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await link(page.getByRole('navigation', { name: 'Office' }), 'Staff').click();
  await invite(me, packer);

  // A browser without cookies shows a message, instead of asking again and again.
  await button(page, 'Sign out').click();
  await heading(page, en('heading'));
  const signsIn = '**/office/api/account/**';
  await page.route(signsIn, async (route) => {
    const answer = await route.fetch();
    await page.context().clearCookies();
    await route.fulfill({
      status: answer.status(),
      body: await answer.body(),
      contentType: 'application/json',
    });
  });
  await button(page, en('byPasskey')).click();
  await page
    .getByRole('alert')
    .filter({ hasText: said('en', 'cookiesOff') })
    .waitFor();
  await page.unroute(signsIn);

  // A passkey alone signs in, and the requested page opens.
  await page.goto(`${me.shop}/office/en/roles`);
  await button(page, en('byPasskey')).click();
  await heading(page, 'Roles');

  const other = await comeTo(await invitationOf(shopUrl(), packer.email), 'ar', 390, {
    expected: /status of 400/u,
  });
  await eventually(() => other.page.locator('html').getAttribute('dir')).toBe('ltr');
  await setPassword(other, packer.email);
  const nextCode = await setUpApp(other);
  await clean(other);
  await confirmApp(other, nextCode());
  const codes = await putCodesAway(other);
  await other.page.getByText(labelsOf('ar', officeFrameLabels)('welcome', { name: packer.name })).waitFor();
  await clean(other);

  // Screens that the role may not open are neither linked nor available by URL.
  const frame = labelsOf('ar', officeFrameLabels);
  expect(await link(other.page, frame('staff')).count()).toBe(0);
  await other.page.goto(`${other.shop}/office/ar/staff`);
  await other.page.getByText(frame('notYours')).waitFor();
  // A URL in another language redirects to the user's own.
  await other.page.goto(`${other.shop}/office/en/account`);
  await heading(other.page, frame('account'));
  await clean(other);
  await button(other.page, frame('signOut')).first().click();

  // The password is entered wrong, then right. Then a used code and a new one.
  const door = labelsOf('ar', officeSignInLabels);
  const common = labelsOf('ar', officeCommonLabels);
  await heading(other.page, door('heading'));
  await other.page.getByLabel(common('email'), { exact: true }).fill(packer.email);
  await other.page.getByLabel(door('password'), { exact: true }).fill('eight red kites');
  await button(other.page, common('continue')).click();
  await other.page.getByText(labelsOf('ar', officeRefusals)('incorrectSignIn')).waitFor();
  await other.page.getByLabel(door('password'), { exact: true }).fill(password);
  await button(other.page, common('continue')).click();
  await heading(other.page, door('secondHeading'));
  await clean(other);
  for (const [code, refused] of [
    ['not-a-code', true],
    [codes[0] ?? '', false],
  ] as const) {
    await other.page.getByLabel(door('code'), { exact: true }).fill(code);
    await button(other.page, common('confirm')).click();
    if (refused) await other.page.getByText(labelsOf('ar', officeRefusals)('wrongCode')).waitFor();
  }
  await other.page.getByText(frame('welcome', { name: packer.name })).waitFor();
});

test('theme and name are changed, and unsaved input is not discarded without asking', async () => {
  const labels = labelsOf('en', officeAccountLabels);
  const common = labelsOf('en', officeCommonLabels);
  const me = await asDemo('en', 390, 'editor', 'office');
  const { page } = me;
  await page.getByText('Hello, Demo Editor').waitFor();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('button', { name: 'More' })
    .click();
  await link(page.getByRole('dialog', { name: 'More' }), 'Your account').click();
  await page.getByRole('radio', { name: labels('dark') }).click({ force: true });
  await eventually(() => themeOf(page)).toBe('dark');
  await clean(me);
  const name = page.getByLabel(common('name'), { exact: true });
  await name.fill('');
  await button(page, common('save')).click();
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Demo Editor B');
  await button(page, common('save')).click();
  await eventually(() => button(page, 'Discard changes').count()).toBe(0);

  // A colleague was faster. Their version is shown at the field; the typed value stays, and is saved only on
  // request.
  await page.evaluate(async () => {
    const call = async (path: string, input: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/office/api/account/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
      });
      return (await response.json()) as { data: { me: { version: number } } };
    };
    const { version } = (await call('get-me', {})).data.me;
    await call('change-me', { version, name: 'Theirs' });
  });
  await name.fill('Mine');
  await button(page, common('save')).click();
  await page.getByText(labelsOf('en', officeRefusals)('changedMeanwhile')).waitFor();
  await page.getByText('Current value: Theirs').waitFor();
  await eventually(() => name.inputValue()).toBe('Mine');
  await button(page, common('save')).click();
  await eventually(() => button(page, 'Discard changes').count()).toBe(0);
  await eventually(() => name.inputValue()).toBe('Mine');

  // Leaving the screen with unsaved input shows a question first.
  await name.fill('half typ');
  const today = link(page.getByRole('navigation', { name: 'Main navigation' }), 'Today');
  await today.click();
  await declineQuestion(page);
  await eventually(() => name.inputValue()).toBe('half typ');
  // Back asks too, and goes on after the answer.
  await page.evaluate(() => history.back());
  await declineQuestion(page);
  expect(await name.inputValue()).toBe('half typ');
  await button(page, 'Discard changes').click();
  await page.getByRole('radio', { name: labels('auto') }).click({ force: true });
  await eventually(() => themeOf(page)).toBeUndefined();
});
