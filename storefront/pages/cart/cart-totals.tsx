import type { LanguageCode } from '#contract/languages.ts';
import type { MouseEvent } from 'react';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { StickyTotal } from '#storefront/cart/sticky-total.tsx';
import { lineProblem } from '#storefront/cart/line-problem.ts';
import { ShippingNote } from '#storefront/cart/notes.tsx';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { OnceTotal } from '#storefront/cart/once-total.tsx';
import { ShippingCost } from '#storefront/cart/shipping-cost.tsx';
import { VatRow } from '#storefront/cart/vat-row.tsx';
import { ActionBar } from '#storefront/layout/action-bar.tsx';
import { InRiel, RielRow, ShopRate, useRiel } from '#storefront/riel/riel.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { sumCents } from '#rules/money.ts';
import { Money } from '#ui/money.tsx';
import { usePageData } from '#web/use-page-data.ts';

/** Loads the code only for carts that can be ordered with a deposit, or in which something is printed. */
const loadStory = () => import('#storefront/orders/cart-story.tsx');

/**
 * The cart's total and the link to the checkout; on phones also at the bottom of the window.
 * @param unpriced number of lines without a known price. If there are any, no total is shown
 */
export function CartTotals({ cart, unpriced }: { cart: PricedCart; unpriced: number }) {
  const { lang, links } = useShop();
  const t = useLabels(cartLabels);
  const summary = useLabels(orderSummaryLabels);
  const shared = useLabels(sharedLabels);
  const count = sumCents(cart.productsData.map((line) => line.Quantity)) + unpriced;
  const isKnown = unpriced === 0;
  const total = cart.orderTotal;
  const story = usePageData(loadStory, (cart.Deposit ?? cart.NeedsApproval) !== undefined, 'quiet');
  const now = story?.depositNow(cart, total) ?? null;
  const payable = now ?? total;
  const proceed = {
    kind: 'act',
    href: links.checkout(),
    onClick: (event: MouseEvent) => stopAtProblem(event, cart, lang),
    children: t('lbl_cart_proc_check'),
  } as const;
  return (
    <>
      <section className="slip krama" aria-labelledby="cart-totals">
        <h2 id="cart-totals">{t('lbl_cart_total')}</h2>
        {isKnown ? <Totals cart={cart} /> : <p>{summary('failed')}</p>}
        {isKnown && story && <story.CartStory {...{ cart, total, now }} />}
        <Button {...proceed} wide className="only-wide" />
        {isKnown && <ShippingNote cart={cart} />}
        <p className="note">
          <Icon name="tag" />
          <span>{t('couponHint')}</span>
        </p>
      </section>
      <ActionBar label={shared('titleCheckout')}>
        <StickyTotal
          amount={
            isKnown ? (
              <>
                <Money value={payable} />
                <InRiel dollars={payable} />
              </>
            ) : (
              '–'
            )
          }
        >
          {story && isKnown && now !== null ? (
            <story.DueNow />
          ) : count === 1 ? (
            summary('totalItemsOne')
          ) : (
            summary('totalItems', { n: count })
          )}
        </StickyTotal>
        <Button {...proceed} />
      </ActionBar>
    </>
  );
}

function Totals({ cart }: { cart: PricedCart }) {
  const t = useLabels(cartLabels);
  const riel = useRiel(cart.orderTotal);
  return (
    <>
      <dl className="sums" aria-live="polite">
        <div>
          <dt>{t('lbl_cart_subtotal')}</dt>
          <dd>
            <Money value={cart.cartSubTotal} />
          </dd>
        </div>
        <OnceTotal cart={cart} />
        <div>
          <dt>{t('lbl_cart_shipping')}</dt>
          <dd>
            <ShippingCost cart={cart} free={t('free')} later={t('shippingLater')} />
          </dd>
        </div>
        <VatRow cart={cart} total={cart.orderTotal} />
        <div className="sum-total">
          <dt>{t('lbl_cart_total_2')}</dt>
          <dd>
            <strong>
              <Money value={cart.orderTotal} />
            </strong>
          </dd>
        </div>
        <RielRow riel={riel} />
      </dl>
      <ShopRate />
    </>
  );
}

/** Stops the checkout of an invalid cart: shows the problem and focuses its line. */
function stopAtProblem(event: MouseEvent, { productsData }: PricedCart, lang: LanguageCode): void {
  const problem = productsData.map((line) => lineProblem(line, lang)).find((each) => each !== null);
  if (!problem) return;
  event.preventDefault();
  showToast('error', problem);
  document.querySelector<HTMLElement>('.bad-line input')?.focus();
}
