import { describe, expect, test } from 'vitest';
import { communeLabels } from '#contract/labels/storefront/communes.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { userDialogLabels } from '#contract/labels/storefront/user-dialog.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import { getCustomerSessions } from '#contract/operations/accounts/get-customer-sessions.ts';
import { getEmailState } from '#contract/operations/accounts/get-email-state.ts';
import { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import { shopUrl } from '../support/browser.ts';
import { answer, lose, lost } from './support/answers.ts';
import { openUserDialog } from './support/page-layout.ts';
import { type Customer, endSession, newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import {
  arrived,
  button,
  eventually,
  link,
  main,
  message,
  messageOf,
  messagesShown,
  open,
  pathOf,
  stored,
} from './support/pages.ts';
import { label, said, labelsOf } from './support/texts.ts';
import { type VisitOptions, type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

const places = { en: ['Siem Reap', 'Siem Reap'], ar: ['សៀមរាប', 'សៀមរាប'] } as const;

describe.each(stricterLanguage)('the profile, in %s', (lang) => {
  const labels = labelsOf(lang, updateProfileLabels);
  const title = labels('lbl_uprofile_title');
  const home = label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' });
  /** Returns the specification's message (§8) and its Khmer translation. */
  const text = (code: 'profileUpdated' | 'emailExists' | 'generalError', english: string) =>
    lang === 'en' ? english : said(lang, code);
  const at = (customer: Customer, more: Partial<VisitOptions> = {}) =>
    visitor({ lang, width: 1440, stored: customer.stored, ...more });
  const field = ({ page }: Visitor, key: keyof typeof updateProfileLabels.texts) =>
    // In Khmer, the label of the recipient's number begins with that of the customer's own number.
    page.getByRole('form', { name: title }).getByLabel(labels(key)).first();
  const save = ({ page }: Visitor) => button(main(page), labels('lbl_uprofile_submit')).click();

  test.each(widthOf[lang])('changes are saved, and the home page opens at %i px', async (width) => {
    const customer = await newCustomer(shopUrl());
    const me = await at(customer, { width });
    const { page } = me;
    await open(me, '/');
    await openUserDialog(me);
    await link(page.getByRole('dialog'), label(lang, userDialogLabels, 'lbl_loginmodal_profile')).click();
    await arrived(me, title);
    expect(pathOf(page)).toBe(`/${lang}/update-profile`);

    await eventually(() => field(me, 'lbl_uprofile_fname').inputValue()).toBe('Bopha');
    await eventually(() => field(me, 'lbl_uprofile_lname').inputValue()).toBe('Meas');
    await eventually(() => field(me, 'lbl_uprofile_contno').inputValue()).toBe('+855 12 345 679');
    await eventually(() => field(me, 'lbl_uprofile_shipaddress').inputValue()).toBe('House 9, Street 240');
    await field(me, 'lbl_uprofile_fname').fill('Bophary');
    const choose = async (key: 'lbl_uprofile_state' | 'lbl_uprofile_city', part: string) => {
      const option = field(me, key).getByRole('option', { name: part }).first();
      await option.waitFor({ state: 'attached' });
      const name = await option.innerText();
      await field(me, key).selectOption({ label: name });
      return name;
    };
    const StateName = await choose('lbl_uprofile_state', places[lang][0]);
    // Typing the name in the list finds the place, because its kind is not a prefix.
    expect(StateName).toBe(places[lang][0]);
    const CityName = await choose('lbl_uprofile_city', places[lang][1]);
    await field(me, 'lbl_uprofile_pcode').fill('១៧១០០០');
    await field(me, 'lbl_uprofile_contno').fill('០១២ ៣៤៥ ៦៧៩');
    await field(me, 'lbl_uprofile_shipaddress').fill('House 1, Road 6');
    // The selected commune and village are appended to the typed text, and replace the previous selection.
    const pick = async (key: 'commune' | 'village', index: number) => {
      const select = main(page).getByRole('combobox', { name: label(lang, communeLabels, key) });
      await eventually(() => select.locator('option').count()).toBeGreaterThan(index);
      await select.selectOption({ index });
      return select.locator('option').nth(index).innerText();
    };
    await pick('commune', 1);
    await pick('village', 1);
    await field(me, 'lbl_uprofile_city').selectOption({ index: 1 });
    await eventually(() => field(me, 'lbl_uprofile_shipaddress').inputValue()).toBe('House 1, Road 6');
    await field(me, 'lbl_uprofile_city').selectOption({ label: CityName });
    const commune = await pick('commune', 2);
    const village = await pick('village', 2);
    await me.context.grantPermissions(['geolocation']);
    await me.context.setGeolocation({ latitude: 13.3618123, longitude: 103.8606 });
    await button(main(page), label(lang, communeLabels, 'spot')).click();
    const AddressLineOne = ['House 1, Road 6', village, commune, '13.36181,103.8606'].join(
      lang === 'en' ? ', ' : ' ',
    );
    await eventually(() => field(me, 'lbl_uprofile_shipaddress').inputValue()).toBe(AddressLineOne);
    await save(me);

    await messageOf(page, text('profileUpdated', 'Profile Updated Successfully!')).waitFor();
    const changed = {
      FirstName: 'Bophary',
      LastName: 'Meas',
      EmailAddress: customer.email,
      MobileNo: '012 345 679',
      AddressLineOne,
      PostalCode: '171000',
      StateName: expect.stringMatching(new RegExp(`${StateName}$`, 'u')),
      CityName,
    };
    const user = (await stored(page, 'user')) as Record<string, unknown>;
    expect(user).toMatchObject(changed);
    expect(user['StateProvinceID']).toBeGreaterThan(0);
    expect(user['CityID']).toBeGreaterThan(0);
    await arrived(me, home);
    expect(pathOf(page)).toBe(`/${lang}/`);
    // The address is also stored on the server, and shown again.
    const again = await at({ ...customer, stored: { user: {}, Token: '' } });
    await open(again, '/login');
    await logIn(again, customer.email, customer.password);
    await arrived(again, home);
    await eventually(() => stored(again.page, 'user')).toMatchObject(changed);
    await open(again, '/update-profile');
    await eventually(() => field(again, 'lbl_uprofile_city').inputValue()).toBe(String(user['CityID']));
    await eventually(() => field(again, 'lbl_uprofile_state').inputValue()).toBe(
      String(user['StateProvinceID']),
    );
  });

  test('missing values and an invalid number are reported at their fields without sending the form', async () => {
    const customer = await newCustomer(shopUrl());
    const me = await at(customer);
    await open(me, '/update-profile');
    for (const key of ['lbl_uprofile_fname', 'lbl_uprofile_lname', 'lbl_uprofile_shipaddress'] as const) {
      await field(me, key).fill(' ');
    }
    await field(me, 'lbl_uprofile_pcode').fill('12a');
    await save(me);
    await eventually(async () => (await messagesShown(me)).length).toBe(4);
    const required = (name: keyof typeof validatorLabels.texts) =>
      said(lang, 'required', { label: label(lang, validatorLabels, name) });
    await eventually(() => messagesShown(me)).toEqual(
      lang === 'en'
        ? [
            'First Name is required',
            'Last Name is required',
            'Postal Code should be a number',
            'Shipping address is required',
          ]
        : [
            required('lastName'),
            required('firstName'),
            said(lang, 'numberNeeded', { label: label(lang, validatorLabels, 'postalCode') }),
            required('shippingAddress'),
          ],
    );
    const top = lang === 'en' ? 'lbl_uprofile_fname' : 'lbl_uprofile_lname';
    await eventually(() => field(me, top).evaluate((input) => input === document.activeElement)).toBe(true);
    await eventually(() => stored(me.page, 'user')).toMatchObject({ FirstName: 'Bopha' });
  });

  test('a visitor is sent to the home page and asked to log in', async () => {
    const me = await visitor({ lang, width: 390 });
    await me.page.goto(`${me.shop}/${lang}/update-profile`);
    await arrived(me, home);
    expect(pathOf(me.page)).toBe(`/${lang}/`);
    await message(me, 'loginNeeded').waitFor();
  });

  test.each([
    ['Email already exists!', 'emailExists', 'Email already exists!'],
    ['Something else', 'generalError', 'An error occured. Please try again!'],
  ] as const)('when the shop answers %j the profile does not change', async (ResponseMsg, code, english) => {
    const me = await at(await newCustomer(shopUrl()));
    await open(me, '/update-profile');
    await answer(me.page, updateProfile, { data: [{ ResponseMsg }] });
    await field(me, 'lbl_uprofile_fname').fill('Bophary');
    await save(me);
    await messageOf(me.page, text(code, english)).waitFor();
    await eventually(() => stored(me.page, 'user')).toMatchObject({ FirstName: 'Bopha' });
    expect(pathOf(me.page)).toBe(`/${lang}/update-profile`);
  });

  test('the profile reports places that fail to load, and keeps its own', async () => {
    const customer = await newCustomer(shopUrl());
    const user = customer.stored.user as Record<string, unknown>;
    const own = { StateProvinceID: 1, StateName: 'A province', CityID: 1, CityName: 'A city' };
    const me = await visitor({
      lang,
      width: 1440,
      stored: { ...customer.stored, user: { ...user, ...own } },
    });
    await answer(me.page, getStatesProvincesList, { statusCode: 503 });
    await open(me, '/update-profile');
    await message(me, 'shopIsBusy').first().waitFor();
    expect((await stored(me.page, 'user')) as object).toMatchObject({ StateName: 'A province' });
  });

  test('a lost call keeps the typed values', async () => {
    const me = await at(await newCustomer(shopUrl()), { expected: lost });
    await open(me, '/update-profile');
    await lose(me.page, updateProfile);
    await field(me, 'lbl_uprofile_fname').fill('Bophary');
    await save(me);
    await messageOf(me.page, text('generalError', 'An error occured. Please try again!')).waitFor();
    await eventually(() => field(me, 'lbl_uprofile_fname').inputValue()).toBe('Bophary');
  });

  test('an expired session leads to login and returns to the profile', async () => {
    const customer = await newCustomer(shopUrl());
    const me = await at(customer, { stored: { ...customer.stored, Token: 'x'.repeat(43) } });
    await me.page.goto(`${me.shop}/${lang}/update-profile`);
    await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
    await message(me, 'sessionEnded').waitFor();
    await logIn(me, customer.email, customer.password);
    await arrived(me, title);
    expect(pathOf(me.page)).toBe(`/${lang}/update-profile`);
  });

  test('a session that expires during editing leads to login and returns to the profile', async () => {
    const customer = await newCustomer(shopUrl());
    const me = await at(customer);
    // The fields appear once the shop has answered, which it would not after the session ended.
    const requests = [getCustomerSessions, getEmailState].map(({ path }) =>
      me.page.waitForResponse(`**/${path}`),
    );
    await open(me, '/update-profile');
    await Promise.all(requests);
    await field(me, 'lbl_uprofile_contno').waitFor();
    await endSession(me.shop, customer);
    await save(me);
    await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
    await message(me, 'sessionEnded').waitFor();
    expect(pathOf(me.page)).toBe(`/${lang}/login`);
    await eventually(() => stored(me.page, 'user')).toEqual({});
  });
});
