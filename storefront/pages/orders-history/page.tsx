import { useRef } from 'react';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { NeedsScript } from '#storefront/needs-script.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { Failure } from '#storefront/failure.tsx';
import type { OrdersHistoryData } from './load.ts';
import { OrderAlone } from './order-alone.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useOrders } from './use-orders.ts';
import styles from './orders-history.css?url';

export default definePage<OrdersHistoryData>({ View: OrdersHistory, styles });

/** The customer's orders (specification §2, Orders History), or the page of one of them. */
function OrdersHistory({ data }: { data: OrdersHistoryData }) {
  const { links } = useShop();
  const t = useLabels(ordersHistoryLabels);
  const words = useLabels(sharedLabels);
  const { orders, failure, reload } = useOrders();
  const heading = useRef<HTMLHeadingElement>(null);
  // If the number isn't one of the customer's orders, the list is shown.
  const isOne =
    data.order !== null && orders?.some(({ OrderNumber }) => OrderNumber === data.order) !== false;
  const one = isOne ? orders?.find(({ OrderNumber }) => OrderNumber === data.order) : undefined;
  const list = words('titleOrdersHistory');
  return (
    <>
      <Breadcrumb
        items={
          isOne
            ? [{ label: list, href: links.ordersHistory() }, { label: data.order ?? '' }]
            : [{ label: list }]
        }
      />
      <div className="wrap own-page">
        <div className={isOne ? 'page-head o-title' : 'page-head'}>
          <h1 ref={heading} tabIndex={-1}>
            {isOne ? (
              <>
                {t('order', { number: '' })}
                <Num>{data.order}</Num>
              </>
            ) : (
              list
            )}
          </h1>
          {isOne && (
            <a className="more" href={links.ordersHistory()}>
              <Icon name="arrow-left" flip />
              <span>{t('allOrders')}</span>
            </a>
          )}
        </div>
        <NeedsScript />
        {content()}
        {!isOne && (orders ?? failure) && (
          <p className="back">
            <a className="more" href={links.home()}>
              <Icon name="arrow-left" flip />
              <span>{t('lbl_ordrhis_continue_ship')}</span>
            </a>
            <a className="more" href={links.quickOrder()}>
              {words('titleQuickOrder')}
            </a>
          </p>
        )}
      </div>
    </>
  );

  function content() {
    if (failure) return <Failure code={failure} retry={reload} />;
    if (!orders) return <OrdersSkeleton />;
    if (one) return <OrderAlone key={one.OrderId} order={one} heading={heading} onChanged={reload} />;
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
