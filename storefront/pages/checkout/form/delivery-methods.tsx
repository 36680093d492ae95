import { deliveryLabels } from '#contract/labels/storefront/delivery.ts';
import { messages } from '#contract/messages.ts';
import { byMethod } from './by-method.ts';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { DeliveryText } from '#storefront/orders/delivery-text.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Money } from '#ui/money.tsx';
import styles from './delivery-methods.css?url';

interface DeliveryMethodsProps {
  cart: PricedCart;
  /** Whether the delivery method can no longer be changed. */
  settled: boolean;
  /** Called with a function that applies the selected method to the cart. */
  onChoose: (bring: () => (cart: PricedCart) => PricedCart) => void;
}

/**
 * The delivery methods available at the customer's address, with one selected, or a note that there is none.
 */
export function DeliveryMethods({ cart, settled, onChoose }: DeliveryMethodsProps) {
  const { DeliveryWays: methods = [], DeliveryWayId: DeliveryMethodId } = cart;
  const t = useLabels(deliveryLabels);
  const message = useLabels(messages);
  if (!useStylesheet(styles)) return null;
  return (
    <fieldset className="panel ways" disabled={settled} aria-labelledby="delivery-ways">
      <h2 className="h3" id="delivery-ways">
        {t('title')}
      </h2>
      {methods.length === 0 && (
        <p className="note">
          <Icon name="circle-alert" />
          <span>{message('deliveryNotHere')}</span>
        </p>
      )}
      {methods.map((method) => (
        <label key={method.DeliveryWayId} className="way">
          <input
            type="radio"
            name="DeliveryWayId"
            checked={method.DeliveryWayId === DeliveryMethodId}
            onChange={() => onChoose(() => (priced) => byMethod(priced, method.DeliveryWayId))}
          />
          <span>
            <DeliveryText method={method} />
          </span>
          <b>{method.Price > 0 ? <Money value={method.Price} /> : t('free')}</b>
        </label>
      ))}
    </fieldset>
  );
}
