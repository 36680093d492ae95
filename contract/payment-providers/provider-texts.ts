import type { PaymentProviderDescription, Text } from '../payment-provider.ts';
import { type PaymentProviders, paymentProviders } from './payment-providers.ts';

type Each = PaymentProviders[keyof PaymentProviders];
type KeysOf<Part> = Part extends unknown ? keyof Part & string : never;

const all: readonly PaymentProviderDescription[] = Object.values(paymentProviders);

/** The labels of the providers' connections: their names, fields and choices. */
export const providerConnectionTexts = Object.fromEntries(
  all.flatMap(({ name, title, fields, texts }) => [
    [name, title],
    ...Object.entries(fields).map(([field, { label }]) => [field, label]),
    ...Object.entries(texts),
  ]),
) as Readonly<Record<Each['name'] | KeysOf<Each['fields']> | KeysOf<Each['texts']>, Text>>;

/** The labels of the providers' payment methods for staff. */
export const providerMethodTexts = Object.fromEntries(
  all.map(({ method: { key, label } }) => [key, label]),
) as Readonly<Record<Each['method']['key'], Text>>;
