import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { optionsOfCell } from '#rules/cells.ts';
import { centsOf, centsToDollars, roundCents } from '#rules/money.ts';
import { depositNow } from '#storefront/cart/deposit-now.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { useAnswer } from '#storefront/use-answer.ts';
import type { ProductData } from './product-data.ts';
import type { Group } from './use-group.ts';

/** What an order costs, and what of it is paid now, as the shop takes deposits from this customer; null until that is known. */
export function useDue(product: ProductData, { chosen, priced, pieces }: Group) {
  const { lang: languageCode } = useShop();
  const [cell] = chosen.cells ?? [];
  const options = [
    ...Object.entries(chosen.options).map(([id, optionId]) => ({ attributeId: Number(id), optionId })),
    ...(cell ? optionsOfCell(cell) : []),
  ];
  const line = {
    ProductId: product.id,
    Quantity: product.orderMinimum ?? 1,
    productSelectedAttributes: options.map(({ attributeId, optionId }) => ({
      ProductId: product.id,
      ProductAttributeID: attributeId,
      PrimaryKeyValue: optionId,
    })),
  };
  const { answer: cart } = useAnswer(
    getCustomerCartItems,
    pieces > 0 ? { cartJsonData: JSON.stringify([line]), languageCode } : null,
  );
  const cents = centsOf(priced.total);
  const total = centsToDollars(cents + roundCents((cents * (cart?.Vat?.AddedRate ?? 0)) / 10_000));
  return {
    total,
    /** In dollars. Null for everything, undefined until it is known. */
    now: cart ? depositNow(cart, total) : undefined,
    due: cart?.Deposit?.Due,
  };
}
