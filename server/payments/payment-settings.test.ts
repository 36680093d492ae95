import { describe, expect, test } from 'vitest';
import { readConfig } from '../settings/config.ts';

const stripe = (world: string) => ({
  STRIPE_SECRET_KEY: `sk_${world}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${world}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});
const paypal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c', PAYPAL_MERCHANT_ID: 'd' };
const production = { KADO_MODE: 'production', PUBLIC_URL: 'https://shop.example' };
const isOn = (env: Record<string, string>) => readConfig(env).testPayments.isOn;

describe('the test provider', () => {
  test('demo mode enables the test provider without keys, and no other mode does so by default', () => {
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
  ])('the test provider is never on with live keys of %s', (_name, keys) => {
    expect(() => readConfig({ ...keys, PAYMENT_TEST: 'on' })).toThrow(/PAYMENT_TEST must not be on/u);
    expect(isOn(keys)).toBe(false);
  });
});

test.each(Object.keys({ ...stripe('test'), ...paypal }))('provider keys without %s are rejected', (name) => {
  const all: Record<string, string> = name.startsWith('STRIPE') ? stripe('test') : paypal;
  const rest = Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
  expect(() => readConfig(rest)).toThrow(new RegExp(`^the environment variable ${name} must be set`, 'u'));
  expect(() => readConfig(all)).not.toThrow();
});

test('a mix of live and test keys is rejected', () => {
  expect(() => readConfig({ ...stripe('live'), STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toThrow(
    /live or test/u,
  );
  expect(() => readConfig({ ...stripe('test'), STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(
    /live or test/u,
  );
});

test('a second webhook secret is accepted beside the first during a rotation', () => {
  const old = { STRIPE_WEBHOOK_SECRET_OLD: 'whsec_0' };
  expect(readConfig({ ...stripe('test'), ...old }).stripe?.webhookSecrets).toEqual(['whsec_1', 'whsec_0']);
  expect(readConfig(stripe('test')).stripe?.webhookSecrets).toEqual(['whsec_1']);
  expect(() => readConfig(old)).toThrow(/STRIPE_WEBHOOK_SECRET_OLD requires/u);
});

describe('provider stubs', () => {
  const stubs = { STRIPE_ADDRESS: 'http://127.0.0.1:9000', PAYPAL_ADDRESS: 'https://localhost:9443' };

  test('a stub is allowed beside keys that take no real money', () => {
    const config = readConfig({ ...stripe('test'), ...paypal, ...stubs });
    expect(config.stripe?.address).toBe(stubs.STRIPE_ADDRESS);
    expect(config.paypal?.address).toBe(stubs.PAYPAL_ADDRESS);
  });

  test.each([
    ['STRIPE_ADDRESS', stripe('live')],
    ['STRIPE_ADDRESS', { ...paypal, PAYPAL_ENVIRONMENT: 'live' }],
    ['PAYPAL_ADDRESS', { ...paypal, PAYPAL_ENVIRONMENT: 'live' }],
    ['PAYPAL_ADDRESS', stripe('live')],
  ] as const)('the stub of %s is rejected together with live keys', (name, keys) => {
    const set = { ...keys, [name]: stubs[name] };
    expect(() => readConfig(set)).toThrow(new RegExp(`${name} must not be set together with`, 'u'));
  });

  test('a stub must be on this machine', () => {
    const elsewhere = { ...stripe('test'), STRIPE_ADDRESS: 'http://stripe.example' };
    expect(() => readConfig(elsewhere)).toThrow(/STRIPE_ADDRESS must be a stub on this machine/u);
  });
});
