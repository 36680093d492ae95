import { deliveryLabels } from '#contract/labels/storefront/delivery.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { DeliveryText } from '#storefront/orders/delivery-text.tsx';
import { PaymentNotes } from '#storefront/orders/payment-notes.tsx';
import { useMoneyTexts } from '#storefront/orders/use-money-texts.ts';
import type { OrderProgress } from '#storefront/orders/order-progress.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useDates } from '#storefront/use-dates.ts';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Choices, ItemOnce } from '#storefront/orders/job/choices.tsx';
import { Address } from '#storefront/orders/job/order-facts.tsx';
import { OrderTotals } from '#storefront/orders/job/order-totals.tsx';
import type { OrderedItem } from '#storefront/orders/again/plan-again.ts';
import type { Order } from './use-orders.ts';
import { NoBreakText } from '#ui/no-break-text.tsx';

interface InvoiceProps {
  order: Order;
  items: readonly OrderedItem[];
  progress: OrderProgress;
}

/** The printed order. It is visible only on paper, without the rest of the page. */
export function Invoice({ order, items, progress }: InvoiceProps) {
  const { chrome: layout } = useShop();
  const { address, phone, email } = layout.contact;
  const t = useLabels(ordersHistoryLabels);
  const delivery = useLabels(deliveryLabels);
  const { moment } = useOrderTimes();
  const { day } = useDates();
  const textOf = useMoneyTexts(progress);
  return (
    <section className="invoice">
      <address className="inv-shop">
        <b>{layout.siteTitle}</b>
        <span>{address}</span>
        <span>
          <Num>{phone}</Num> <Num>{email}</Num>
        </span>
      </address>
      <h2>
        {t('invoiceOf', { number: '' })}
        <Num>{order.OrderNumber}</Num>
      </h2>
      <dl className="inv-facts">
        <div>
          <dt>{t('invoiceDate')}</dt>
          <dd>
            <Num>{day(order.OrderDateUTC)}</Num>
          </dd>
        </div>
        <div>
          <dt>{t('invoiceFor')}</dt>
          <dd>
            <Address to={order.ShippingAddress} ofCustomer />
            <Num>{progress.Email}</Num>
          </dd>
        </div>
        {order.Delivery && (
          <div>
            <dt>{delivery('title')}</dt>
            <dd>
              <DeliveryText method={order.Delivery} />
            </dd>
          </div>
        )}
      </dl>
      <Lines items={items} />
      <OrderTotals order={order} />
      <h3>{t('payment')}</h3>
      <ul className="inv-log">
        {progress.Money.length === 0 && progress.Payment.Notes.length === 0 && <li>{t('nothingToPay')}</li>}
        {progress.Money.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are only added, at the end
          <li key={at}>
            {textOf(row)} <Money value={row.Amount} /> {row.At !== null && moment(row.At)}
          </li>
        ))}
      </ul>
      <PaymentNotes payment={progress.Payment} />
    </section>
  );
}

function Lines({ items }: { items: readonly OrderedItem[] }) {
  const t = useLabels(ordersHistoryLabels);
  return (
    <table className="inv-lines">
      <caption className="vh">{t('items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lbl_ordrhis_prdnme')}</th>
          <th scope="col">{t('lbl_ordrhis_qty')}</th>
          <th scope="col">{t('lbl_ordrhis_price')}</th>
          <th scope="col">{t('lbl_ordrhis_itmtotal')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.OrderItemID}>
            <td>
              <NoBreakText text={item.ProductName} />
              <Choices item={item} />
              <ItemOnce item={item} />
            </td>
            <td>
              <Num>{item.Quantity}</Num>
            </td>
            <td>
              <Money value={item.Price} />
            </td>
            <td>
              <Money value={item.OrderItemTotal} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
