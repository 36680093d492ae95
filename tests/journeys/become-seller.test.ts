import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { becomeSellerLabels } from '#contract/labels/storefront/become-seller.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import type { MessageCode } from '#contract/messages.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { shopUrl } from '../support/browser.ts';
import { answer, lose, lost, sentTo } from './support/answers.ts';
import { newCustomer } from './support/customer.ts';
import {
  arrived,
  button,
  eventually,
  link,
  main,
  messageOf,
  messagesShown,
  open,
  pathOf,
} from './support/pages.ts';
import { label, said, labelsOf } from './support/texts.ts';
import { type VisitOptions, type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

const password = 'rumduol-and-krama';

describe.each(stricterLanguage)('the seller request, in %s', (lang) => {
  const labels = labelsOf(lang, becomeSellerLabels);
  const title = labels('lbl_becomeseller_crtaccount');
  /** Returns the specification's message (§8) and its Khmer translation. */
  const text = (code: MessageCode, english: string) => (lang === 'en' ? english : said(lang, code));
  const guest = (options: Partial<VisitOptions> = {}) => visitor({ lang, width: 1440, ...options });
  const form = ({ page }: Visitor) => page.getByRole('form', { name: title });
  const box = (me: Visitor, key: keyof typeof becomeSellerLabels.texts) =>
    form(me)
      .getByRole('textbox', { name: new RegExp(`^${labels(key)}`, 'u') })
      .first();
  const send = (me: Visitor) => button(form(me), labels('lbl_becomeseller_submitbnt')).click();
  const boxes = {
    lbl_becomeseller_fname: 'Sreymom',
    lbl_becomeseller_lname: 'Keo',
    lbl_becomeseller_contact: '០១២ ៣៤៥ ៦៧៩',
    lbl_becomeseller_pcode: '១២០០០០',
    lbl_becomeseller_password: password,
    lbl_becomeseller_confpassword: password,
    lbl_becomeseller_homeadr: 'House 3, Street 51',
  } as const;
  const fill = async (me: Visitor, email: string) => {
    for (const [key, value] of Object.entries(boxes)) await box(me, key as keyof typeof boxes).fill(value);
    await box(me, 'lbl_becomeseller_email').fill(email);
    await form(me)
      .getByRole('combobox', { name: labels('lbl_becomeseller_country') })
      .selectOption({ index: 1 });
  };
  const failed = text('generalError', 'An error occured. Please try again!');

  test.each(widthOf[lang])(
    'a seller request is sent after encrypting the password at %i px',
    async (width) => {
      const me = await guest({ width });
      const { page } = me;
      await open(me, '/about');
      const seller = label(lang, topHeaderLabels, 'lbl_thead_seller');
      if (me.phone) {
        await button(page.getByRole('banner'), label(lang, navbarLabels, 'menu')).click();
        await link(page.getByRole('dialog'), seller).click();
      } else await link(page.getByRole('banner'), seller).click();
      await arrived(me, title);
      const sealing = sentTo(page, passwordEncryption);
      const requests = sentTo(page, createVendorRequest);
      const email = `${randomUUID()}@example.com`;
      await fill(me, email);
      await send(me);
      await messageOf(
        page,
        text('sellerRequestCreated', 'Your request for seller created successfully!'),
      ).waitFor();

      expect(sealing).toMatchObject([{ Password: password }]);
      expect(requests).toMatchObject([
        {
          FirstName: 'Sreymom',
          LastName: 'Keo',
          EmailAddress: email,
          MobileNo: '012 345 679',
          PostalCode: '120000',
          AddressLineOne: 'House 3, Street 51',
          CountryID: 1,
          StateProvinceId: -999,
          CityId: -999,
        },
      ]);
      expect(requests[0]).not.toHaveProperty('ConfirmPassword');
      expect(JSON.stringify(requests)).not.toContain(password);
      for (const key of Object.keys(boxes)) {
        await eventually(() => box(me, key as keyof typeof boxes).inputValue()).toBe('');
      }
      const country = form(me).getByRole('combobox', { name: labels('lbl_becomeseller_country') });
      await eventually(() => country.inputValue()).toBe('');
      // The same email address already has an open request.
      await fill(me, email);
      await send(me);
      await messageOf(page, text('emailExists', 'Email already exists!')).waitFor();
      await eventually(() => box(me, 'lbl_becomeseller_email').inputValue()).toBe(email);
    },
  );

  test('an empty seller form names the missing values in field order', async () => {
    const me = await guest();
    await open(me, '/become-seller');
    await send(me);
    await eventually(async () => (await messagesShown(me)).length).toBe(7);
    const names = [
      'lastName',
      'firstName',
      'email',
      'country',
      'password',
      'confirmPassword',
      'homeAddress',
    ] as const;
    await eventually(() => messagesShown(me)).toEqual(
      lang === 'en'
        ? [
            'First Name is required',
            'Last Name is required',
            'Email is required',
            'Country is required',
            'Password is required',
            'Confirm Password is required',
            'Home address is required',
          ]
        : names.map((name) =>
            said(lang, name === 'country' ? 'requiredSelect' : 'required', {
              label: label(lang, validatorLabels, name),
            }),
          ),
    );
  });

  test('a seller request rejects different passwords, an invalid number and an invalid email address before sending anything', async () => {
    const me = await guest();
    await open(me, '/become-seller');
    const sealing = sentTo(me.page, passwordEncryption);
    await fill(me, 'sreymom@');
    await box(me, 'lbl_becomeseller_confpassword').fill('another');
    await box(me, 'lbl_becomeseller_pcode').fill('12-a');
    await send(me);
    await eventually(() => messagesShown(me)).toEqual([
      text('invalidEmail', 'Please enter valid email address'),
      said(lang, 'numberNeeded', { label: label(lang, validatorLabels, 'postalCode') }),
      text('passwordMismatch', 'Password does not match!'),
    ]);
    expect(sealing).toEqual([]);
  });

  test('a seller request rejects the email address of an existing customer', async () => {
    const { email } = await newCustomer(shopUrl());
    const me = await guest();
    await open(me, '/become-seller');
    await fill(me, email);
    await send(me);
    await messageOf(me.page, text('emailExists', 'Email already exists!')).waitFor();
    await eventually(() => messagesShown(me)).toHaveLength(1);
  });

  test('a seller request reports a failure of either call, and keeps the typed values', async () => {
    const me = await guest({ expected: lost });
    await open(me, '/become-seller');
    const requests = sentTo(me.page, createVendorRequest);
    await answer(me.page, passwordEncryption, { statusCode: 500, data: {} });
    await fill(me, 'sreymom@example.com');
    await send(me);
    await messageOf(me.page, failed).waitFor();
    expect(requests).toEqual([]);
    await me.page.unrouteAll();
    await lose(me.page, createVendorRequest);
    await send(me);
    await eventually(async () => (await messagesShown(me)).filter((each) => each === failed).length).toBe(2);
    await eventually(() => box(me, 'lbl_becomeseller_email').inputValue()).toBe('sreymom@example.com');
  });

  test('login is one press away and returns to the seller page', async () => {
    const me = await guest({ width: 390 });
    await open(me, '/become-seller');
    await link(main(me.page), labels('lbl_becomeseller_loginacnt')).click();
    await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
    await link(main(me.page), label(lang, loginLabels, 'becomeSeller')).click();
    await arrived(me, title);
    expect(pathOf(me.page)).toBe(`/${lang}/become-seller`);
  });
});
