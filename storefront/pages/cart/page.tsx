import { cartLabels } from '#contract/labels/cart.ts';
import { wishlistLabels } from '#contract/labels/wishlist.ts';
import { messages } from '#contract/messages.ts';
import { CartFailure, CartFailureStrip } from '#storefront/cart/cart-failure.tsx';
import { Steps } from '#storefront/cart/steps.tsx';
import { usePricedCart } from '#storefront/cart/use-priced-cart.ts';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import './cart.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartTotals } from './cart-totals.tsx';
import { Lines } from './lines.tsx';

/** The cart (specification §2). It lives in the browser: the server sends the page's frame alone. */
function View() {
  const { links } = useShop();
  const t = useLabels(cartLabels);
  const { view, refresh } = usePricedCart();
  return (
    <div className="wrap cart-page">
      <div className="page-head">
        {view.kind !== 'empty' && <Steps now="cart" />}
        <h1 tabIndex={-1}>{t('heading')}</h1>
      </div>
      {view.kind === 'loading' && <CartSkeleton />}
      {view.kind === 'failed' && <CartFailure code={view.code} onRetry={refresh} />}
      {view.kind === 'empty' && <EmptyCart />}
      {view.kind === 'shown' && (
        <div className="split">
          <div>
            {view.failed && <CartFailureStrip code={view.failed} onRetry={refresh} />}
            <Lines lines={view.cart.productsData} />
            <p className="cart-back">
              <a className="more" href={links.home()}>
                <Icon name="arrow-left" flip />
                <span>{t('lbl_cart_cont_shop')}</span>
              </a>
            </p>
          </div>
          <CartTotals cart={view.cart} />
        </div>
      )}
    </div>
  );
}

function EmptyCart() {
  const { links } = useShop();
  const t = useLabels(cartLabels);
  const say = useLabels(messages);
  const wishlist = useLabels(wishlistLabels);
  return (
    <Empty
      icon="shopping-bag"
      heading={say('cartIsEmpty')}
      actions={
        <>
          <Button href={links.home()}>{t('lbl_cart_cont_shop')}</Button>
          <Button kind="ghost" href={links.popularProducts()}>
            {wishlist('seePopular')}
          </Button>
        </>
      }
    >
      {t('emptyHint')}
    </Empty>
  );
}

export default definePage<null>({ View });
