import type { z } from 'zod';
import {
  type PaymentProviderName,
  paymentProviderNames,
} from '#contract/payment-providers/payment-providers.ts';
import { acquirerSetup } from './acquirer/acquirer-setup.ts';
import { khqrSetup } from './khqr/khqr-setup.ts';
import { paypalSetup } from './paypal/paypal-setup.ts';
import type { ProviderKeys, ProviderSetup } from './provider-setup.ts';
import { stripeSetup } from './stripe/stripe-setup.ts';

/** The setup of every payment provider: one line each. */
const setups = {
  stripe: stripeSetup,
  paypal: paypalSetup,
  khqr: khqrSetup,
  acquirer: acquirerSetup,
} satisfies Readonly<Record<PaymentProviderName, ProviderSetup>>;

type Setups = typeof setups;
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The settings of all providers by name, null where one isn't set up. They are part of the configuration. */
export type AllProviderKeys = { readonly [Name in PaymentProviderName]: ReturnType<Setups[Name]['keys']> };

export const allSetups: readonly ProviderSetup[] = paymentProviderNames.map((name) => setups[name]);

export const providerVariables = Object.assign(
  {},
  ...allSetups.map(({ variables }) => variables),
) as Together<Setups[PaymentProviderName]['variables']>;

/** Returns the settings of all providers from validated variables. */
export const providerKeys = (env: z.output<z.ZodObject<typeof providerVariables>>): AllProviderKeys =>
  Object.fromEntries(allSetups.map(({ provider, keys }) => [provider.name, keys(env)])) as AllProviderKeys;

/** Returns the providers that are set up, with their settings. */
export const configuredSetups = (config: AllProviderKeys): { setup: ProviderSetup; keys: ProviderKeys }[] =>
  allSetups.flatMap((setup) => {
    const keys = config[setup.provider.name as PaymentProviderName];
    return keys ? [{ setup, keys }] : [];
  });
