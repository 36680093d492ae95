import type { ComponentType } from 'react';
import type { PaymentMethod, ProviderWithForm } from '../payment-methods.ts';
import type { PartProps } from '../part.ts';

type Part = ComponentType<PartProps>;

const code = () => import('../code/khqr.tsx').then((part) => part.default);
const money = (name: 'stripe' | 'paypal') => () => import('./money.ts').then((part) => part[name]);

/** Each file `<provider>.tsx` has its component as default export. It loads when the method is selected. */
const forms: Readonly<Record<ProviderWithForm, () => Promise<Part>>> = {
  test: () => import('./test.tsx').then((part) => part.default),
  stripe: money('stripe'),
  paypal: money('paypal'),
};

/**
 * Loads what the dialog shows for a payment method: a code, or its provider's form. Undefined if there is none.
 * @throws if loading fails
 */
export const partOf = async ({
  shownAs,
  provider,
}: Pick<PaymentMethod, 'shownAs' | 'provider'>): Promise<Part | undefined> =>
  shownAs === 'code' ? code() : (forms as Readonly<Record<string, () => Promise<Part>>>)[provider]?.();
