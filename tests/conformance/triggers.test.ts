import { beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, type Visitor } from '../support/running-shop.ts';
import { demoShop } from './demo-shop.ts';
import { dearestOptions } from './dearest-options.ts';
import { storedCart } from './tables/other-tables.ts';

const shop = await demoShop({ LIMIT_MESSAGE: '100' });
const { lineOf } = await dearestOptions(shop.db);
let maly: Visitor;
/** Each is good for one request. */
const sealed: string[] = [];
const encryption = 'common/en-ur-drow-pass-rndom/en-ur-drow-pass-rndom';
beforeAll(async () => {
  maly = await shop.logIn(...demoLogins.maly);
  for (let at = 0; at < 2; at += 1) {
    sealed.push((await shop.ask(encryption, { Password: 'lotus tea 7' })).data.Password);
  }
});

const operation = 'dynamic/dataoperation';
const [email, password] = demoLogins.sokha;
const person = { FirstName: 'Sreyneang', LastName: 'Chea', AddressLineOne: 'No. 12', CountryID: 1 };
const signup = (EmailAddress: string) => ({ ...person, EmailAddress, Password: 'lotus tea 7' });
const seller = (EmailAddress: string) => ({ ...person, EmailAddress, Password: sealed.shift() });
const contact = {
  FullName: 'Dara',
  Email: 'a@example.com',
  PhoneNumber: '012345678',
  Subject: 'Hi',
  Message: 'Hi',
};
const review = {
  ProductId: 1,
  ReviewerName: 'Dara',
  ReviewerEmail: 'a@example.com',
  ReviewTitle: 'Good',
  ReviewBody: 'It holds.',
};
const order = (cartJsonData: string, more: object = {}) => ({
  UserID: maly.UserID,
  cartJsonData,
  PaymentMethod: '6',
  CouponCode: '',
  OrderNote: '',
  ...more,
});
const orderPath = 'common/post-order/post-customer-order';
const couponPath = 'common/get-coupon-code-discount-value/calculate-coupon-discount';
const code = { Email: email, Otp: '00000000', Password: 'green turtle', ConfirmPassword: 'green turtle' };
const shirt = '24';

type Trigger = readonly [when: string, path: string, parameters: () => object, as: () => Visitor | undefined];
const own = () => maly;
const guest = () => undefined;

/** Specification §7 and §8: what a call answers, and what it is that brings it about. */
const triggers: Readonly<Record<string, readonly Trigger[]>> = {
  'Saved Successfully': [
    ['a message', `${operation}/contact-us`, () => contact, guest],
    ['a subscription', `${operation}/insert-subscriber`, () => ({ SubscriberEmail: 'b@example.com' }), guest],
    ['a review', `${operation}/insert-product-review`, () => review, guest],
    ['a signup', `${operation}/signup-user`, () => signup('new-here@example.com'), guest],
    ['a seller request', `${operation}/create-vendor-request`, () => seller('sells@example.com'), guest],
    ['a changed profile', `${operation}/update-profile`, () => person, own],
  ],
  'Login Successfully': [
    ['a login', `${operation}/get-user-login`, () => ({ Email: email, Password: password }), guest],
  ],
  'Incorrect email or password!': [
    ['another password', `${operation}/get-user-login`, () => ({ Email: email, Password: 'guessed' }), guest],
    ['nobody', `${operation}/get-user-login`, () => ({ Email: 'x@example.com', Password: password }), guest],
  ],
  'Email already exists!': [
    ['a signup', `${operation}/signup-user`, () => signup(email), guest],
    ['a signup in capitals', `${operation}/signup-user`, () => signup(email.toUpperCase()), guest],
    ['a seller request', `${operation}/create-vendor-request`, () => seller(email), guest],
  ],
  'Password does not match!': [
    [
      'two passwords for a new one',
      'common/validate-otp-change-password',
      () => ({ ...code, ConfirmPassword: 'green tortoise' }),
      guest,
    ],
  ],
  'The code is not correct or no longer valid. Please ask for a new one.': [
    ['another code', 'common/validate-otp-change-password', () => code, guest],
  ],
  'Sent Successfully': [
    ['a code asked for', 'common/validate-email-send-otp', () => ({ Email: email }), guest],
  ],
  'Invalid coupon code!': [
    [
      'a code nobody gave',
      couponPath,
      () => ({ CouponCode: 'NOSUCH', cartJsonData: storedCart(lineOf(1)) }),
      guest,
    ],
    [
      'a code that is over',
      couponPath,
      () => ({ CouponCode: 'LASTYEAR20', cartJsonData: storedCart(lineOf(1)) }),
      guest,
    ],
  ],
  'Your cart is empty': [['an order of nothing', orderPath, () => order('[]'), own]],
  'Can not add more than 10 for this product': [
    ['an order of eleven', orderPath, () => order(storedCart(lineOf(1, 11))), own],
  ],
  'Select size of product!': [
    ['an order without a size', orderPath, () => order(storedCart([shirt, { 1: 1, 3: 1 }])), own],
  ],
  'Select color of product!': [
    ['an order without a colour', orderPath, () => order(storedCart([shirt, { 2: 1, 3: 1 }])), own],
  ],
  'Order Placed Successfully': [
    ['an order', orderPath, () => order(storedCart(lineOf(1)), { CouponCode: 'WELCOME5' }), own],
  ],
  'An error occured. Please try again!': [
    [
      'a list where a text belongs',
      `${operation}/contact-us`,
      () => ({ ...contact, Subject: ['Hi'] }),
      guest,
    ],
    ['a cart that is none', orderPath, () => order('[{'), own],
    ['a call nobody knows', `${operation}/no-such-call`, () => ({}), guest],
  ],
};

describe.each(Object.entries(triggers))('%s', (sentence, cases) => {
  it.each(cases)('%s', async (_when, path, parameters, as) => {
    const { envelope, data } = await shop.ask(path, parameters(), { as: as() });
    const rows = (Array.isArray(data) ? data : [data]) as { ResponseMsg?: string }[];
    const said = [rows[0]?.ResponseMsg, envelope.message, envelope.errorMessage].filter(Boolean);
    expect([...new Set(said)]).toEqual([sentence]);
  });
});
