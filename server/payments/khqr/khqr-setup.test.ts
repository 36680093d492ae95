import { describe, expect, test } from 'vitest';
import { readConfig } from '../../settings/config.ts';

const khqr = { KHQR_ACCOUNT: 'kado_shop@devb', KHQR_TOKEN: 'a.token.1', KHQR_NAME: 'Kado Gifts' };
const production = { KADO_MODE: 'production', PUBLIC_URL: 'https://shop.example' };

describe('KHQR settings', () => {
  test('account, token and name must be set together', () => {
    expect(readConfig({}).khqr).toBeNull();
    expect(readConfig(khqr).khqr).toMatchObject({
      url: 'https://api-bakong.nbc.gov.kh',
      isTest: false,
      email: null,
      payee: {
        account: 'kado_shop@devb',
        merchant: null,
        category: '5947',
        city: 'Phnom Penh',
        inKhmer: null,
      },
    });
    for (const name of Object.keys(khqr)) {
      const rest = Object.fromEntries(Object.entries(khqr).filter(([key]) => key !== name));
      expect(() => readConfig(rest)).toThrow(
        new RegExp(`^the environment variable ${name} must be set`, 'u'),
      );
    }
  });

  test('for a merchant, number and bank must be set together', () => {
    const merchant = { KHQR_MERCHANT_ID: 'M0001', KHQR_BANK: 'Dev Bank' };
    expect(readConfig({ ...khqr, ...merchant }).khqr?.payee.merchant).toEqual({
      id: 'M0001',
      bank: 'Dev Bank',
    });
    expect(() => readConfig({ ...khqr, KHQR_MERCHANT_ID: 'M0001' })).toThrow(/KHQR_BANK must be set/u);
    expect(() => readConfig({ ...khqr, KHQR_BANK: 'Dev Bank' })).toThrow(/KHQR_MERCHANT_ID must be set/u);
  });

  test.each([
    ['KHQR_ACCOUNT', 'kado_shop'],
    ['KHQR_ACCOUNT', `${'x'.repeat(30)}@devb`],
    ['KHQR_NAME', 'កាដូ'],
    ['KHQR_NAME', 'x'.repeat(26)],
    ['KHQR_NAME', ' Kado'],
    ['KHQR_CITY', 'x'.repeat(16)],
    ['KHQR_NAME_KM', 'ក'.repeat(26)],
    ['KHQR_CATEGORY', '59'],
    ['KHQR_TOKEN', 'with a space'],
    ['KHQR_EMAIL', 'nobody'],
    ['KHQR_URL', 'http://api-bakong.nbc.gov.kh'],
    ['KHQR_URL', 'https://api-bakong.nbc.gov.kh/v1'],
  ])('a KHQR setting that a code or the service would not accept is rejected: %s %s', (name, value) => {
    expect(() => readConfig({ ...khqr, [name]: value })).toThrow(new RegExp(`variable ${name} `, 'u'));
  });

  test('an error never contains a token', () => {
    expect(() => readConfig({ ...khqr, KHQR_TOKEN: 'secret token' })).not.toThrow(/secret/u);
  });

  test('the KHQR sandbox and a stub take no real money, so the test provider may run beside them', () => {
    const trying = { ...khqr, KHQR_URL: 'https://sit-api-bakong.nbc.gov.kh' };
    expect(readConfig(trying).khqr?.isTest).toBe(true);
    expect(readConfig({ ...trying, PAYMENT_TEST: 'on' }).testPayments.isOn).toBe(true);
    expect(readConfig({ ...khqr, KHQR_URL: 'http://127.0.0.1:9000' }).khqr?.isTest).toBe(true);
    expect(() => readConfig({ ...production, ...khqr, PAYMENT_TEST: 'on' })).toThrow(
      /PAYMENT_TEST must not be on/u,
    );
    expect(readConfig(khqr).testPayments.isOn).toBe(false);
  });
});
