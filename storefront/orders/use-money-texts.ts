import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import type { OrderProgress } from './order-progress.ts';

type MoneyRow = OrderProgress['Money'][number];

/** Returns a function that describes an order's payments and refunds as text. */
export function useMoneyTexts({
  PaymentMethodId: methodId,
  IsPickUp: isPickUp,
}: Pick<OrderProgress, 'PaymentMethodId' | 'IsPickUp'>): (row: MoneyRow) => string {
  const { chrome: layout } = useShop();
  const t = useLabels(orderProgressLabels);
  const check = useLabels(checkoutLabels);
  // A payment method that is disabled by now has no name.
  const nameOf = (method: number) =>
    layout.paymentMethods.find(({ id }) => id === method)?.name ?? check('lbl_check_paymethod');
  return ({ Kind, Method = methodId }) => {
    switch (Kind) {
      case 'due':
        return t(isPickUp ? 'dueAtShop' : 'due');
      case 'to-transfer':
        return t('toTransfer');
      case 'paid':
        return t('paid', { way: nameOf(Method) });
      case 'goes-back':
        return t('goesBack');
      case 'gave-back':
        return t('gaveBack');
      default:
        return t('stuck');
    }
  };
}
