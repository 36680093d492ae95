import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { useAnswer } from '#storefront/use-answer.ts';
import { useShop } from '#storefront/shop-context.tsx';

export function useItems(OrderId: number) {
  const { lang } = useShop();
  const request = { OrderId, WithCancelled: true, languageCode: lang };
  const { answer, ...rest } = useAnswer(getCustomerOrderHistoryDetail, request);
  return { ...rest, items: answer };
}
