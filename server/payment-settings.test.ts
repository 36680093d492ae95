import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const stripe = (world: string) => ({
  STRIPE_SECRET_KEY: `sk_${world}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${world}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});
const paypal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
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
