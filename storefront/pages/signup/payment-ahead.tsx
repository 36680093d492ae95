import type { ReactNode } from 'react';
import type { PaymentMethodId } from '#contract/constants.ts';
import { InRiel, useRiel } from '#storefront/riel/riel.tsx';
import { StickyTotal } from '#storefront/cart/sticky-total.tsx';
import { ActionBar } from '#storefront/layout/action-bar.tsx';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { useCartArrival } from '#storefront/cart/use-cart-arrival.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { Icon } from '#ui/icon.tsx';
import { KeepTogether } from '#ui/keep-together.tsx';
import { Money } from '#ui/money.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { PaymentMethodPanel } from '#storefront/payment/payment-method-panel.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { PaymentSteps } from '#storefront/payment/payment-steps.tsx';
import styles from '#storefront/payment/payment-steps.css?url';
import {
  type PayableOrder,
  unavailableReason,
  type PaymentMethod,
  selectedMethod,
} from '#storefront/payment/payment-methods.ts';

/** Returns what decides which methods a cart can be paid by. */
const payableOrder = ({ Decorated, DueNow }: PricedCart, country: number | null): PayableOrder => ({
  country,
  isDecorated: Decorated === true,
  hasDeposit: DueNow !== undefined,
});

/** Returns the deposit that would be paid by a method, in dollars; null if everything is. */
export const depositBy = ({ DueNow }: PricedCart, { shownAs }: PaymentMethod): number | null =>
  shownAs === 'nothing' ? null : (DueNow ?? null);

/** Returns the selected method, or else payment on delivery, among those available for the amount due now. */
export function methodFor(
  methods: readonly PaymentMethod[],
  chosen: number | null,
  { cart, country }: { cart: PricedCart; country: number | null },
): PaymentMethod | undefined {
  const order = payableOrder(cart, country);
  const isAvailable = (method: PaymentMethod) =>
    unavailableReason(method, { ...order, total: depositBy(cart, method) ?? cart.orderTotal }) === null;
  return selectedMethod(methods.filter(isAvailable), chosen);
}

/** Loads the code only for carts that can be ordered with a deposit, or in which something is printed. */
const loadStory = () => import('#storefront/orders/cart-story.tsx');

interface PaymentAheadProps {
  methods: readonly PaymentMethod[];
  cart: PricedCart;
  country: number | null;
  /** The selected method; null if the shopper selected none. */
  chosen: PaymentMethodId | null;
  onChoose: (method: PaymentMethodId) => void;
  /** The button that submits the form. */
  button: ReactNode;
}

/** What happens next, when the order arrives, and how it is paid, as at the checkout. On phones also its bar with the sum. */
export function PaymentAhead({ methods, cart, country, chosen, onChoose, button }: PaymentAheadProps) {
  const t = useLabels(checkoutLabels);
  const isStyled = useStylesheet(styles);
  const order = payableOrder(cart, country);
  const { orderTotal } = cart;
  const paymentMethod = methodFor(methods, chosen, { cart, country });
  const now = paymentMethod ? depositBy(cart, paymentMethod) : null;
  const total = now ?? orderTotal;
  const riel = useRiel(total);
  const hasStory = cart.NeedsApproval === true || now !== null;
  const story = usePageData(loadStory, hasStory, 'quiet');
  const days = useCartArrival(cart);
  if (!isStyled) return null;
  return (
    <>
      {story && (
        <section className="panel">
          <story.CartStory cart={cart} total={orderTotal} now={now} />
        </section>
      )}
      {!hasStory && days !== '' && (
        <p className="ahead-day" aria-live="polite">
          <Icon name="truck" />
          <b>
            <KeepTogether text={days} />
          </b>
        </p>
      )}
      <PaymentMethodPanel
        {...{ methods, total, riel, order }}
        dueNow={(method) => depositBy(cart, method) ?? orderTotal}
        later={{ PaymentSteps }}
        paying={{ choose: onChoose, method: paymentMethod, gaveUp: false }}
      />
      <ActionBar label={t('lbl_check_placeorder')}>
        <StickyTotal
          amount={
            <>
              <Money value={total} /> <InRiel dollars={total} />
            </>
          }
        >
          {story && now !== null && (
            <>
              <story.DueNow /> ·{' '}
            </>
          )}
          {paymentMethod?.name}
        </StickyTotal>
        {button}
      </ActionBar>
    </>
  );
}
