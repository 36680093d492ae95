import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { Icon } from '#ui/icon.tsx';
import { formatMoney } from '#ui/money.tsx';
import { useLabels } from '../shop-context.tsx';
import { addedPrices } from '../state/added-prices.ts';
import { isPickUp, isShippingKnown, type PricedCart, type PricedLine, unitPrice } from './priced-cart.ts';
import { priceWhenAdded } from './shown-prices.ts';

/** A note that the price of a line has changed since it was added to the cart. */
export function PriceNote({ line }: { line: PricedLine }) {
  const t = useLabels(orderSummaryLabels);
  const before = priceWhenAdded(line, addedPrices());
  if (before === null) return null;
  return (
    <p className="note">
      <Icon name="info" />
      <span>{t('priceWas', { before: formatMoney(before), now: formatMoney(unitPrice(line)) })}</span>
    </p>
  );
}

/** A note that delivery is free. Digital products and orders that are picked up have no delivery. */
export function ShippingNote({ cart }: { cart: PricedCart }) {
  const t = useLabels(orderSummaryLabels);
  if (cart.shippingSubTotal > 0 || !isShippingKnown(cart) || isPickUp(cart)) return null;
  if (cart.productsData.every(({ IsDigitalProduct }) => IsDigitalProduct)) return null;
  return (
    <p className="note">
      <Icon name="truck" />
      <span>{t('freeShipping')}</span>
    </p>
  );
}
