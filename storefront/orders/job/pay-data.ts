import type { PaymentMethodId } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import type { Labels } from '#web/labels.ts';
import type { PayView } from './job-view.ts';

/** What the script of the page that takes a payment knows. */
export interface PayData {
  lang: LanguageCode;
  labels: Labels;
  /** The last part of the link, and the path of the order's page. */
  code: string;
  home: string;
  methodId: PaymentMethodId;
  isWallet: boolean;
  provider: string;
  publicKey: string;
  /** In dollars. */
  amount: number;
}

const sets = [messages, sharedLabels, checkoutLabels, checkoutCardFormLabels, cardSectionLabels];

export function payDataOf(view: PayView, lang: LanguageCode, labels: Labels): PayData {
  const { method, payment, path } = view;
  const page = path.replace(/\/pay\?.*$/u, '');
  return {
    lang,
    labels: Object.fromEntries(sets.map(({ entityId }) => [entityId, labels[entityId] ?? {}])),
    code: page.split('/').at(-1) ?? '',
    home: `/${lang}${page}`,
    methodId: method.PaymentMethodId,
    isWallet: method.ShownAs === 'wallet',
    provider: method.Provider,
    publicKey: method.PublicKey,
    amount: payment.Amount,
  };
}
