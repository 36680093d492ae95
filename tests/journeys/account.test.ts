import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { shopUrl } from '../support/browser.ts';
import { answer, lose, lost } from './support/answers.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import {
  arrived,
  button,
  eventually,
  message,
  messageOf,
  messagesShown,
  open,
  pathOf,
  stored,
} from './support/pages.ts';
import { fillSignup } from './support/signup.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { type VisitOptions, type Visitor, visitor, stricterLanguage } from './support/visitor.ts';

const home = ({ lang }: Visitor) => label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' });

// The exact texts of specification §5 and §8; the Khmer ones are from the shop's labels.
const missing = (code: 'required' | 'requiredSelect', field: keyof typeof validatorLabels.texts) =>
  said('ar', code, { label: label('ar', validatorLabels, field) });
const says = {
  en: {
    incorrect: 'Incorrect email or password!',
    exists: 'Email already exists!',
    cartIsEmpty: 'Your cart is empty',
    login: ['Email is required', 'Password is required'],
    signup: [
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Country is required',
      'Password is required',
      'Shipping address is required',
    ],
  },
  ar: {
    incorrect: said('ar', 'incorrectLogin'),
    exists: said('ar', 'emailExists'),
    cartIsEmpty: said('ar', 'cartIsEmpty'),
    login: [missing('required', 'email'), missing('required', 'password')],
    signup: [
      missing('required', 'lastName'),
      missing('required', 'firstName'),
      missing('required', 'email'),
      missing('requiredSelect', 'country'),
      missing('required', 'password'),
      missing('required', 'shippingAddress'),
    ],
  },
} as const;

describe.each(stricterLanguage)('the account journey, in %s', (lang) => {
  const guest = (options: Pick<VisitOptions, 'stored' | 'expected'> = {}) =>
    visitor({ lang, width: 390, ...options });
  const labels = labelsOf(lang, signupLabels);
  const send = (me: Visitor) => button(me.page.getByRole('form'), labels('lbl_singup_submitbnt')).click();

  test('a wrong password gets one fixed message', async () => {
    const { email } = await newCustomer(shopUrl());
    const me = await guest();
    await open(me, '/login');
    await logIn(me, email, 'not-the-password');
    await eventually(() => messagesShown(me)).toEqual([says[lang].incorrect]);
    expect(pathOf(me.page)).toBe(`/${lang}/login`);
    await eventually(() => stored(me.page, 'user')).toSatisfy(
      (user) => user === null || Object.keys(user as object).length === 0,
    );
  });

  test('an empty login form names the missing values at the fields and as messages', async () => {
    const me = await guest();
    await open(me, '/login');
    await logIn(me, '', '');
    const email = me.page.getByRole('textbox', { name: label(lang, loginLabels, 'lbl_login_email') });
    await eventually(() => email.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    await eventually(() => messagesShown(me)).toEqual(says[lang].login);
    expect(
      await email.evaluate(
        (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.innerText,
      ),
    ).toContain(says[lang].login[0]);
  });

  test('an empty signup form names the missing values in field order', async () => {
    const me = await guest();
    await open(me, '/signup');
    // The shop's own country is preselected, and its provinces are loaded.
    const country = me.page.getByRole('combobox', { name: labels('lbl_singup_country') });
    const province = me.page.getByRole('combobox', { name: labels('lbl_singup_province') });
    expect(await country.inputValue()).toBe('1');
    expect(await province.getByRole('option').count()).toBeGreaterThan(25);
    await country.selectOption('');
    await send(me);
    await eventually(() => messagesShown(me)).toEqual(says[lang].signup);
    const top = lang === 'en' ? 'lbl_singup_fname' : 'lbl_singup_lname';
    const first = me.page.getByRole('textbox', { name: labels(top) });
    await eventually(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('the account form keeps the province when the browser fills in country and province at once', async () => {
    const me = await guest();
    await open(me, '/signup');
    const state = me.page.locator('select[name=StateProvinceId]');
    const filled = await me.page.evaluate(() => {
      const fields = ['CountryID', 'StateProvinceId'].map((name) =>
        document.querySelector<HTMLSelectElement>(`select[name=${name}]`),
      );
      const [, states] = fields;
      if (states) states.selectedIndex = 3;
      for (const field of fields) field?.dispatchEvent(new Event('change', { bubbles: true }));
      return states?.value;
    });
    // Its cities have loaded.
    await eventually(() => me.page.locator('select[name=CityId] option').count()).toBeGreaterThan(1);
    expect(await state.inputValue()).toBe(filled);
  });

  test('logging in stores user and token, shows a confirmation, and opens the home page', async () => {
    const { email, password } = await newCustomer(shopUrl());
    const me = await guest();
    await open(me, '/login');
    await logIn(me, email, password);
    await arrived(me, home(me));
    await message(me, 'loginSuccess').waitFor();
    await eventually(() => stored(me.page, 'user')).toMatchObject({
      FirstName: 'Bopha',
      EmailAddress: email,
    });
    await eventually(() => me.page.evaluate(() => localStorage.getItem('Token'))).toMatch(/^\S{20,}$/u);
  });

  test('a signup whose login fails is reported, and opens the login page', async () => {
    const me = await guest();
    await open(me, '/signup');
    await fillSignup(me, `${randomUUID()}@example.com`);
    await answer(me.page, getUserLogin, { statusCode: 400 });
    await send(me);
    await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
    expect(pathOf(me.page)).toBe(`/${lang}/login`);
    await message(me, 'signupSuccess').waitFor();
  });

  test('a second press logs in the customer whose signup response was lost', async () => {
    const me = await guest({ expected: lost });
    await open(me, '/signup');
    await fillSignup(me, `${randomUUID()}@example.com`);
    await me.page.route(
      `**/api/v1/${signupUser.path}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await send(me);
    await message(me, 'generalError').waitFor();
    await send(me);
    await arrived(me, home(me));
    await eventually(() => stored(me.page, 'user')).toMatchObject({ FirstName: 'Bopha' });
    await message(me, 'loginSuccess').waitFor();
  });

  test('a signup whose response was lost still reports an email address that another account uses', async () => {
    const { email } = await newCustomer(shopUrl());
    const me = await guest({ expected: lost });
    await open(me, '/signup');
    await fillSignup(me, email);
    await me.page.getByRole('textbox', { name: labels('lbl_singup_password') }).fill('not-their-password');
    await lose(me.page, signupUser);
    await send(me);
    await message(me, 'generalError').waitFor();
    await me.page.unroute(`**/api/v1/${signupUser.path}`);
    await send(me);
    await messageOf(me.page, says[lang].exists).waitFor();
    expect(pathOf(me.page)).toBe(`/${lang}/signup`);
  });

  test('a signup with a registered email address is refused, and logs no one in', async () => {
    const { email } = await newCustomer(shopUrl());
    const me = await guest();
    await open(me, '/signup');
    await fillSignup(me, email);
    await send(me);
    await messageOf(me.page, says[lang].exists).waitFor();
    expect(pathOf(me.page)).toBe(`/${lang}/signup`);
    const login = await me.page.evaluate(() => localStorage.getItem('Token') ?? '');
    expect(login).toBe('');
  });

  test.each([
    ['/checkout', 'loginToCheckout', 'titleCheckout'],
    ['/orders-history', 'loginToSeeOrders', 'titleOrdersHistory'],
  ] as const)('a visitor of %s is sent to login and returns afterwards', async (path, code, title) => {
    const { email, password } = await newCustomer(shopUrl());
    const me = await guest({ stored: { cartItems: cartOf({ id: productOf('kampot-pepper', lang).id }) } });
    await me.page.goto(`${me.shop}/${lang}${path}`);
    await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
    await message(me, code).waitFor();
    await logIn(me, email, password);
    await arrived(me, label(lang, sharedLabels, title));
    expect(pathOf(me.page)).toBe(`/${lang}${path}`);
    await eventually(() => stored(me.page, 'cartItems')).toHaveLength(1);
  });

  test('a checkout without a cart opens the home page and explains why', async () => {
    const { stored: savedState } = await newCustomer(shopUrl());
    const me = await guest({ stored: savedState });
    await me.page.goto(`${me.shop}/${lang}/checkout`);
    await arrived(me, home(me));
    await messageOf(me.page, says[lang].cartIsEmpty).waitFor();
    expect(pathOf(me.page)).toBe(`/${lang}/`);
  });
});
