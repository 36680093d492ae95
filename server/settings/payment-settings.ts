import { type acquirerVariables, takesAcquirerMoney } from './acquirer-settings.ts';
import { type khqrVariables, takesKhqrMoney } from './khqr-settings.ts';
import type { z } from 'zod';
import { type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';

interface PaymentSettings extends z.output<z.ZodObject<typeof khqrVariables & typeof acquirerVariables>> {
  KADO_MODE: 'demo' | 'production';
  PAYMENT_TEST: 'auto' | 'on' | 'off';
  PAYMENT_TEST_URL?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_WEBHOOK_SECRET_OLD?: string | undefined;
  STRIPE_ADDRESS?: string | undefined;
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_SECRET?: string | undefined;
  PAYPAL_WEBHOOK_ID?: string | undefined;
  PAYPAL_MERCHANT_ID?: string | undefined;
  PAYPAL_ADDRESS?: string | undefined;
  PAYPAL_ENVIRONMENT: 'sandbox' | 'live';
}

interface Problem {
  name: string;
  problem: string;
}

/** The variables of a provider that belong together, and whether it takes real money. */
interface ProviderSettings {
  name: string;
  family: readonly [keyof PaymentSettings, ...(keyof PaymentSettings)[]];
  /** The payment method that it serves and that has no provider in its row. */
  method?: PaymentMethodId;
  takesMoney(env: PaymentSettings): boolean;
}

const isLive = (key: string | undefined) => key !== undefined && /^[a-z]{2}_live_/u.test(key);

const providers: readonly ProviderSettings[] = [
  {
    name: 'stripe',
    family: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    method: paymentMethodIds.card,
    takesMoney: (env) => isLive(env.STRIPE_SECRET_KEY),
  },
  {
    name: 'paypal',
    family: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID'],
    method: paymentMethodIds.wallet,
    takesMoney: (env) => env.PAYPAL_CLIENT_ID !== undefined && env.PAYPAL_ENVIRONMENT === 'live',
  },
  { name: 'khqr', family: ['KHQR_ACCOUNT', 'KHQR_TOKEN', 'KHQR_NAME'], takesMoney: takesKhqrMoney },
  {
    name: 'acquirer',
    family: ['ACQUIRER_URL', 'ACQUIRER_MERCHANT', 'ACQUIRER_SECRET'],
    takesMoney: takesAcquirerMoney,
  },
];

/** Returns the variables that are set together for a provider. */
export const keysOf = (provider: string): readonly string[] =>
  providers.find(({ name }) => name === provider)?.family ?? [];

/** Returns the provider of a payment method that has none in its row, once its keys are set; '' if there is none. */
export const makerOf = (id: number): string => providers.find(({ method }) => method === id)?.name ?? '';

const hasKeys = (env: PaymentSettings): boolean =>
  providers.some(({ family }) => family.some((name) => env[name] !== undefined));

/**
 * Returns whether the test provider is used: by default in demo mode without keys, otherwise only on request.
 */
export const usesTestPayments = (env: PaymentSettings): boolean =>
  env.PAYMENT_TEST === 'on' || (env.PAYMENT_TEST === 'auto' && env.KADO_MODE === 'demo' && !hasKeys(env));

/**
 * Returns invalid combinations: incomplete providers, test keys mixed with live keys, the test provider together with
 * live keys.
 */
export function paymentProblems(env: PaymentSettings): Problem[] {
  const problems = providers.flatMap(({ family }) => {
    const missing = family.filter((name) => env[name] === undefined);
    const problem = `must be set together with ${family[0]} and the other settings of its provider`;
    return missing.length < family.length ? missing.map((name): Problem => ({ name, problem })) : [];
  });
  if (
    env.STRIPE_SECRET_KEY !== undefined &&
    env.STRIPE_PUBLISHABLE_KEY !== undefined &&
    isLive(env.STRIPE_SECRET_KEY) !== isLive(env.STRIPE_PUBLISHABLE_KEY)
  )
    problems.push({ name: 'STRIPE_PUBLISHABLE_KEY', problem: 'must be live or test like STRIPE_SECRET_KEY' });
  const takesMoney = providers.some((each) => each.takesMoney(env));
  if (takesMoney && env.PAYMENT_TEST === 'on')
    problems.push({ name: 'PAYMENT_TEST', problem: 'must not be on together with live payment keys' });
  return [...problems, ...otherProblems(env, takesMoney)];
}

/** Returns settings for providers without keys, and stubs that are used with real money or aren't local. */
function otherProblems(env: PaymentSettings, takesMoney: boolean): Problem[] {
  const problems: Problem[] = [];
  if (env.STRIPE_WEBHOOK_SECRET_OLD !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined)
    problems.push({ name: 'STRIPE_WEBHOOK_SECRET_OLD', problem: 'requires STRIPE_WEBHOOK_SECRET' });
  for (const name of ['STRIPE_ADDRESS', 'PAYPAL_ADDRESS'] as const) {
    const address = env[name];
    if (address === undefined) continue;
    if (takesMoney) problems.push({ name, problem: 'must not be set together with live payment keys' });
    else if (!['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname))
      problems.push({ name, problem: 'must be a stub on this machine' });
  }
  return problems;
}

/** Returns the card provider's settings, already validated. */
export function stripeKeys(env: PaymentSettings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const webhookSecrets = [env.STRIPE_WEBHOOK_SECRET, env.STRIPE_WEBHOOK_SECRET_OLD].filter(
    (secret) => secret !== undefined,
  );
  if (secretKey === undefined || publishableKey === undefined) return null;
  return {
    secretKey,
    publishableKey,
    webhookSecrets,
    address: env.STRIPE_ADDRESS,
    isLive: isLive(secretKey),
  };
}

/** Returns the wallet's settings, already validated. */
export function paypalKeys(env: PaymentSettings) {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  const { PAYPAL_MERCHANT_ID: merchantId, PAYPAL_ENVIRONMENT: environment, PAYPAL_ADDRESS: address } = env;
  if (!clientId || !secret || !webhookId || !merchantId) return null;
  return { clientId, secret, webhookId, merchantId, address, isLive: environment === 'live' };
}
