import { useState } from 'react';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { messages } from '#contract/messages.ts';
import { CartFailure, CartFailureStrip } from '#storefront/cart/cart-failure.tsx';
import { usePricedCart } from '#storefront/cart/use-priced-cart.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { lastPricing } from '#storefront/state/last-prices.ts';
import { NeedsScript } from '#storefront/needs-script.tsx';
import { useStateReady } from '#storefront/state/persist.ts';
import { useShopState } from '#storefront/state/shop-state.ts';
import { hasAside } from '#storefront/synced-lists/has-aside.ts';
import { usePageData } from '#web/use-page-data.ts';
import { definePage } from '#storefront/page.ts';
import { sumCents } from '#rules/money.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './cart.css?url';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartTotals } from './cart-totals.tsx';
import { atItsStep } from './ladder-line.ts';
import { type RemovedLine, Lines } from './lines.tsx';
import { Steps } from './steps.tsx';

const loadAside = () => import('#storefront/synced-lists/aside-note.tsx');

/** Loads the code only for a customer who orders again from the page behind a link. */
const loadAgain = () => import('#storefront/orders/again/again-from-link.tsx');

const loadSeen = () => import('#storefront/products/recently-seen.tsx');

/** The cart (specification §2). Its content is in the browser, so the server sends only the layout. */
function View() {
  const { links } = useShop();
  const t = useLabels(cartLabels);
  const shared = useLabels(sharedLabels);
  const { view, refresh } = usePricedCart(lastPricing, undefined, atItsStep);
  const [gone, setGone] = useState<RemovedLine | null>(null);
  // Setting items aside always changes the lists as well.
  const isAside = useShopState(({ user }) => user.loggedIn && hasAside());
  const aside = usePageData(loadAside, isAside, 'quiet');
  const isAgain = useStateReady() && location.hash.startsWith('#again=');
  const again = usePageData(loadAgain, isAgain, 'quiet');
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleCart') }]} />
      <div className="wrap own-page cart-page">
        <div className="page-head">
          {view.kind !== 'empty' && <Steps />}
          <h1 tabIndex={-1}>{t('heading')}</h1>
        </div>
        {aside && <aside.AsideNote />}
        {again && <again.AgainFromLink />}
        <NeedsScript />
        {view.kind === 'loading' && <CartSkeleton />}
        {view.kind === 'failed' && <CartFailure code={view.code} onRetry={refresh} />}
        {view.kind === 'empty' && (
          <>
            {gone && <Lines lines={[]} unpriced={[]} gone={gone} setGone={setGone} />}
            <EmptyCart />
          </>
        )}
        {view.kind === 'shown' && (
          <div className="split">
            <div>
              {view.failed && <CartFailureStrip code={view.failed} day={view.day} onRetry={refresh} />}
              <Lines lines={view.cart.productsData} unpriced={view.unpriced} gone={gone} setGone={setGone} />
              <p className="cart-back">
                <a className="more" href={links.home()}>
                  <Icon name="arrow-left" flip />
                  <span>{t('lbl_cart_cont_shop')}</span>
                </a>
                <a className="more" href={links.quickOrder()}>
                  {shared('titleQuickOrder')}
                </a>
              </p>
            </div>
            <CartTotals cart={view.cart} unpriced={sumCents(view.unpriced.map((line) => line.Quantity))} />
          </div>
        )}
      </div>
    </>
  );
}

function EmptyCart() {
  const { links } = useShop();
  const t = useLabels(cartLabels);
  const message = useLabels(messages);
  const wishlist = useLabels(wishlistLabels);
  const shared = useLabels(sharedLabels);
  const seen = usePageData(loadSeen, true, 'quiet');
  return (
    <>
      <Empty
        icon="shopping-bag"
        heading={message('cartIsEmpty')}
        actions={
          <>
            <Button href={links.home()}>{t('lbl_cart_cont_shop')}</Button>
            <Button kind="ghost" href={links.popularProducts()}>
              {wishlist('seePopular')}
            </Button>
            <Button kind="quiet" href={links.quickOrder()}>
              {shared('titleQuickOrder')}
            </Button>
          </>
        }
      >
        {t('emptyHint')}
      </Empty>
      {seen && <seen.RecentlySeen />}
    </>
  );
}

export default definePage<null>({ View, styles });
