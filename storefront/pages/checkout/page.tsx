import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { CartFailure } from '#storefront/cart/cart-failure.tsx';
import { usePricedCart } from '#storefront/cart/use-priced-cart.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useUser } from '#storefront/state/user.ts';
import { usePageData } from '#web/use-page-data.ts';
import styles from './checkout.css?url';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { Order } from './order.tsx';
import type { CheckoutData } from './load.ts';
import { useEntry } from './use-entry.ts';
import { usePlaced } from './placing/use-placed.ts';

/** Includes the code that sends an order, so it is already loaded by then. */
const loadPlaced = () => import('./placed.tsx');
const loadLoggedOut = () => import('./logged-out.tsx');

/**
 * The checkout (specification §2). Cart and customer are in the browser; the server sends only the layout and the
 * payment methods.
 */
function View({ data }: { data: CheckoutData }) {
  const { links } = useShop();
  const shared = useLabels(sharedLabels);
  const { user } = useUser();
  const { order, placed } = usePlaced();
  const entry = useEntry(order !== null);
  const { view, refresh } = usePricedCart(undefined, user?.StateProvinceID);
  const ordered = usePageData(loadPlaced, order !== null, 'quiet');
  const loggedOut = usePageData(loadLoggedOut, entry === 'logged-out');

  return (
    <>
      <Breadcrumb
        items={[{ label: shared('titleCart'), href: links.cart() }, { label: shared('titleCheckout') }]}
      />
      {order === null ? (
        <div className="wrap">
          <div className="page-head checkout-head">
            <h1>{shared('titleCheckout')}</h1>
          </div>
          {content()}
        </div>
      ) : (
        ordered && <ordered.Placed order={order} />
      )}
    </>
  );

  function content() {
    if (loggedOut && entry === 'logged-out') return <loggedOut.LoggedOut />;
    if (entry !== 'open' || !user) return <CheckoutSkeleton />;
    if (view.kind === 'failed') return <CartFailure code={view.code} onRetry={refresh} />;
    if (view.kind !== 'shown') return <CheckoutSkeleton />;
    return <Order user={user} view={view} refresh={refresh} data={data} onPlaced={placed} />;
  }
}

export default definePage<CheckoutData>({ View, styles });
