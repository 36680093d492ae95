import { describe, expect, test } from 'vitest';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { endCustomerSessions } from '#contract/operations/accounts/end-customer-sessions.ts';
import { getCustomerSessions } from '#contract/operations/accounts/get-customer-sessions.ts';
import { shopUrl } from '../support/browser.ts';
import { answer, lose, lost } from './support/answers.ts';
import { type Customer, newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import { arrived, button, eventually, main, message, open, stored } from './support/pages.ts';
import { label, labelsOf } from './support/texts.ts';
import {
  releaseTest,
  stricterLanguage,
  type Visitor,
  visitor,
  type Width,
  widthOf,
} from './support/visitor.ts';

describe.each(stricterLanguage)('the active sessions, in %s', (lang) => {
  const labels = labelsOf(lang, updateProfileLabels);
  const home = label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' });
  const atLogin = label(lang, loginLabels, 'lbl_login_title');
  const list = ({ page }: Visitor) => page.getByRole('region', { name: labels('sessions') });
  const rows = (me: Visitor) => list(me).getByRole('listitem');
  /** Logs in with a separate browser, and opens the profile. */
  async function comeIn({ email, password }: Customer, width: Width = 1440): Promise<Visitor> {
    const me = await visitor({ lang, width });
    await open(me, '/login');
    await logIn(me, email, password);
    await arrived(me, home);
    await open(me, '/update-profile');
    await rows(me).first().waitFor();
    return me;
  }
  const endAll = (me: Visitor) => button(list(me), labels('endOthers'));

  test.each(widthOf[lang])('a customer sees active sessions and signs one out at %i px', async (width) => {
    const customer = await newCustomer(shopUrl());
    const [me, other] = [await comeIn(customer, width), await comeIn(customer)];
    await open(me, '/update-profile');
    // The sessions are this browser, the other one, and the call that created the account.
    await eventually(() => rows(me).count()).toBe(3);
    const device = labels('deviceOn', { browser: 'Chrome', system: 'Linux' });
    const own = rows(me).first();
    await eventually(() => own.innerText()).toContain(device);
    await eventually(() => own.innerText()).toContain(labels('thisDevice'));
    await eventually(() => own.innerText()).toMatch(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}/u);
    expect(await own.getByRole('button').count()).toBe(0);

    await button(rows(me).nth(1), labels('endSessionOf', { device })).press('Enter');
    await message(me, 'loggedOutElsewhere').waitFor();
    await eventually(() => rows(me).count()).toBe(2);
    await eventually(() => me.page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await button(main(other.page), labels('lbl_uprofile_submit')).click();
    await arrived(other, atLogin);
    await message(other, 'sessionEnded').waitFor();
    await eventually(() => stored(other.page, 'user')).toEqual({});
  });

  test('changing the password requires the current one, and logs out all other sessions', async () => {
    const customer = await newCustomer(shopUrl());
    const me = await comeIn(customer, lang === 'en' ? 390 : 1440);
    await eventually(() => rows(me).count()).toBe(2);
    await button(list(me), labels('password')).press('Enter');
    const form = list(me).getByRole('form', { name: labels('password') });
    const type = async (key: 'presentPassword' | 'newPassword' | 'confirmPassword', text: string) =>
      form.getByLabel(labels(key), { exact: true }).fill(text);
    await type('presentPassword', 'not the one');
    await type('newPassword', 'green turtle 9');
    await type('confirmPassword', 'green turtle 9');
    await button(form, labels('password')).click();
    await message(me, 'wrongPassword').waitFor();
    await type('presentPassword', customer.password);
    await button(form, labels('password')).click();
    await message(me, 'passwordSet').waitFor();
    await eventually(() => rows(me).count()).toBe(1);
    expect(await form.count()).toBe(0);
    await comeIn({ ...customer, password: 'green turtle 9' });
  });

  test('ten minutes after login the password is required again, and then the action runs', async () => {
    const customer = await newCustomer(shopUrl());
    const me = await comeIn(customer, lang === 'en' ? 1440 : 390);
    await eventually(() => rows(me).count()).toBe(2);
    const data = [{ ResponseMsg: '', MessageCode: 'passwordNeeded' }];
    await answer(me.page, endCustomerSessions, { statusCode: 409, data });
    await rows(me).getByRole('button').first().press('Enter');
    const dialog = me.page.getByRole('dialog', { name: labels('passwordFirst') });
    await dialog.waitFor();
    await me.page.unrouteAll();
    const goOn = () => button(dialog, labels('goOn')).click();
    await dialog.getByLabel(labels('presentPassword'), { exact: true }).fill('not the one');
    await goOn();
    await message(me, 'wrongPassword').waitFor();
    await dialog.getByLabel(labels('presentPassword'), { exact: true }).fill(customer.password);
    await goOn();
    await message(me, 'loggedOutElsewhere').waitFor();
    await eventually(() => rows(me).count()).toBe(1);
    expect(await dialog.count()).toBe(0);
  });

  test('all other sessions can be logged out at once', async () => {
    const customer = await newCustomer(shopUrl());
    const [me, other] = [await comeIn(customer), await comeIn(customer)];
    await open(me, '/update-profile');
    await endAll(me).click();
    await eventually(() => rows(me).count()).toBe(1);
    expect(await endAll(me).count()).toBe(0);
    await open(other, '/update-profile');
    await arrived(other, atLogin);
  });

  releaseTest('a failed session list or logout is reported, and removes nothing', async () => {
    const customer = await newCustomer(shopUrl());
    const me = await visitor({ lang, width: 390, stored: customer.stored, expected: lost });
    await lose(me.page, endCustomerSessions);
    await comeIn(customer);
    await open(me, '/update-profile');
    await rows(me).getByRole('button').first().click();
    await message(me, 'generalError').waitFor();
    await eventually(() => rows(me).count()).toBe(2);
    await lose(me.page, getCustomerSessions);
    await open(me, '/update-profile');
    await message(me, 'generalError').waitFor();
    await main(me.page).getByRole('form').waitFor();
    await me.page.unrouteAll();
    await button(list(me), label(lang, sharedLabels, 'tryAgain')).click();
    await eventually(() => rows(me).count()).toBe(2);
    await eventually(() => rows(me).getByRole('button').count()).toBe(1);
  });
});
