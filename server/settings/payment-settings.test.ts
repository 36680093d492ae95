import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const stripe = (world: string) => ({
  STRIPE_SECRET_KEY: `sk_${world}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${world}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});
const paypal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c', PAYPAL_MERCHANT_ID: 'd' };
const production = { KADO_MODE: 'production', PUBLIC_URL: 'https://shop.example' };
const isOn = (env: Record<string, string>) => readConfig(env).testPayments.isOn;

describe('the test provider', () => {
  test('is there in demo mode without keys, and only there by itself', () => {
    expect(isOn({})).toBe(true);
    expect(isOn({ ...production })).toBe(false);
    expect(isOn(stripe('test'))).toBe(false);
    expect(isOn(paypal)).toBe(false);
    expect(isOn({ PAYMENT_TEST: 'off' })).toBe(false);
    expect(isOn({ ...production, PAYMENT_TEST: 'on' })).toBe(true);
  });

  test.each([
    ['Stripe', stripe('live')],
    ['Stripe, restricted', { ...stripe('live'), STRIPE_SECRET_KEY: 'rk_live_1' }],
    ['PayPal', { ...paypal, PAYPAL_ENVIRONMENT: 'live' }],
  ])('never stands beside live keys of %s', (_name, keys) => {
    expect(() => readConfig({ ...keys, PAYMENT_TEST: 'on' })).toThrow(/PAYMENT_TEST must not be on/u);
    expect(isOn(keys)).toBe(false);
  });
});

test.each(Object.keys({ ...stripe('test'), ...paypal }))(
  'keys of a provider without %s are refused',
  (name) => {
    const all: Record<string, string> = name.startsWith('STRIPE') ? stripe('test') : paypal;
    const rest = Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
    expect(() => readConfig(rest)).toThrow(new RegExp(`^the environment variable ${name} must be set`, 'u'));
    expect(() => readConfig(all)).not.toThrow();
  },
);

test('keys of the live and the test world are not mixed', () => {
  expect(() => readConfig({ ...stripe('live'), STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toThrow(
    /live or test/u,
  );
  expect(() => readConfig({ ...stripe('test'), STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(
    /live or test/u,
  );
});

test('a second webhook secret stands beside a first one, for as long as one takes the place of the other', () => {
  const old = { STRIPE_WEBHOOK_SECRET_OLD: 'whsec_0' };
  expect(readConfig({ ...stripe('test'), ...old }).stripe?.webhookSecrets).toEqual(['whsec_1', 'whsec_0']);
  expect(readConfig(stripe('test')).stripe?.webhookSecrets).toEqual(['whsec_1']);
  expect(() => readConfig(old)).toThrow(/STRIPE_WEBHOOK_SECRET_OLD needs/u);
});

describe('a stub in the place of a provider', () => {
  const stubs = { STRIPE_ADDRESS: 'http://127.0.0.1:9000', PAYPAL_ADDRESS: 'https://localhost:9443' };

  test('can be named beside keys that take no money', () => {
    const config = readConfig({ ...stripe('test'), ...paypal, ...stubs });
    expect(config.stripe?.address).toBe(stubs.STRIPE_ADDRESS);
    expect(config.paypal?.address).toBe(stubs.PAYPAL_ADDRESS);
  });

  test.each([
    ['STRIPE_ADDRESS', stripe('live')],
    ['STRIPE_ADDRESS', { ...paypal, PAYPAL_ENVIRONMENT: 'live' }],
    ['PAYPAL_ADDRESS', { ...paypal, PAYPAL_ENVIRONMENT: 'live' }],
    ['PAYPAL_ADDRESS', stripe('live')],
  ] as const)('%s is refused beside live keys', (name, keys) => {
    const set = { ...keys, [name]: stubs[name] };
    expect(() => readConfig(set)).toThrow(new RegExp(`${name} must not be set beside keys`, 'u'));
  });

  test('lies on this machine', () => {
    const elsewhere = { ...stripe('test'), STRIPE_ADDRESS: 'http://stripe.example' };
    expect(() => readConfig(elsewhere)).toThrow(/STRIPE_ADDRESS must be a stub on this machine/u);
  });
});
