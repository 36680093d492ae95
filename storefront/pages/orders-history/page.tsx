import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { Breadcrumb } from '#storefront/chrome/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Failure } from '#storefront/failure.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useOrders } from './use-orders.ts';
import styles from './orders-history.css?url';

export default definePage<null>({ View: OrdersHistory, styles });

/** The customer's orders, the wanted one open (specification §2, Orders History). */
function OrdersHistory() {
  const { links } = useShop();
  const t = useLabels(ordersHistoryLabels);
  const words = useLabels(sharedLabels);
  const { orders, failure, reload } = useOrders();
  return (
    <>
      <Breadcrumb items={[{ label: words('titleOrdersHistory') }]} />
      <div className="wrap">
        <div className="page-head">
          <h1>{words('titleOrdersHistory')}</h1>
        </div>
        {content()}
        <p className="back">
          <a className="more" href={links.home()}>
            <Icon name="arrow-left" flip />
            <span>{t('lbl_ordrhis_continue_ship')}</span>
          </a>
        </p>
      </div>
    </>
  );

  function content() {
    if (failure) return <Failure code={failure} retry={reload} />;
    if (!orders) return <OrdersSkeleton />;
    if (orders.length > 0) return <OrdersTable orders={orders} onChanged={reload} />;
    return (
      <Empty
        icon="package"
        heading={t('empty')}
        actions={<Button href={links.allProducts()}>{words('titleAllProducts')}</Button>}
      >
        {t('emptyHint')}
      </Empty>
    );
  }
}

function OrdersSkeleton() {
  const words = useLabels(sharedLabels);
  return (
    <div>
      <output className="vh">{words('loading')}</output>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" className="orders-sk" />
      ))}
    </div>
  );
}
