import { onAccountMethodId, paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import type { PhoneMethod } from '#contract/operations/office/phone-orders/phone-order-types.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { formatAmount } from '#rules/money.ts';
import { creditLeft, termsOfCustomer } from '#shop/orders/orders.ts';
import type { AppContext } from '../../../context/context.ts';
import { offeredMethods } from '../../../payments/offered-methods.ts';

/** A payment method for phone orders: the shop's row it uses, and its minimum amount. */
interface OfferedMethod {
  method: PhoneMethod;
  methodId: number;
  minCents: number;
  within: string;
}

/**
 * Returns the methods that the shop offers. With a link, the customer selects a QR code or a transfer later;
 * until then, the limits of a transfer apply. Customers with terms also order on account.
 */
export async function phoneMethodsOf(
  { db, payments }: AppContext,
  language: LanguageCode,
  customerId: number | null,
): Promise<OfferedMethod[]> {
  const offered = await offeredMethods(db, payments, language);
  const found = ({ cash, transfer }: { cash: boolean; transfer: boolean }) =>
    offered.find(({ method }) =>
      cash
        ? method.id === paymentMethodIds.cashOnDelivery
        : transfer
          ? method.id === transferMethodId
          : method.shownAs === 'code',
    );
  const terms = await termsOfCustomer(db, customerId);
  const cash = found({ cash: true, transfer: false });
  const code = found({ cash: false, transfer: false });
  const transfer = found({ cash: false, transfer: true });
  const codeMin = code ? (payments.for(code.method.id)?.minCents ?? 1) : 1;
  return [
    ...(cash
      ? [{ method: 'cash' as const, methodId: cash.method.id, minCents: 0, within: cash.within }]
      : []),
    ...(code || transfer
      ? [
          {
            method: 'link' as const,
            methodId: transferMethodId,
            minCents: 1,
            within: transfer?.within ?? '',
          },
        ]
      : []),
    ...(code
      ? [{ method: 'code' as const, methodId: code.method.id, minCents: codeMin, within: code.within }]
      : []),
    ...(transfer
      ? [{ method: 'transfer' as const, methodId: transferMethodId, minCents: 1, within: transfer.within }]
      : []),
    ...(terms
      ? [
          {
            method: 'onAccount' as const,
            methodId: onAccountMethodId,
            minCents: 0,
            within: formatAmount(creditLeft(terms)),
          },
        ]
      : []),
  ];
}
