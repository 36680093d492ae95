import type { ReactNode } from 'react';
import { orderStatuses } from '#contract/constants.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { Choices, ItemOnce } from './choices.tsx';
import type { OrderedItem } from './job-types.ts';
import { NoBreakText } from '#ui/no-break-text.tsx';

interface ItemsTableProps {
  items: readonly OrderedItem[];
  /** Shows the file of a digital product that is ready. */
  download: (item: OrderedItem) => ReactNode;
}

/** The ordered items with the columns of specification §2, stacked on phones. */
export function ItemsTable({ items, download }: ItemsTableProps) {
  const t = useLabels(ordersHistoryLabels);
  return (
    <table className="items">
      <caption className="vh">{t('items')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('image')}</span>
          </th>
          <th scope="col">{t('lbl_ordrhis_prdnme')}</th>
          <th scope="col">{t('lbl_ordrhis_price')}</th>
          <th scope="col">{t('lbl_ordrhis_qty')}</th>
          <th scope="col">{t('lbl_ordrhis_itmtotal')}</th>
          <th scope="col">{t('lbl_ordrhis_isdigital')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow key={item.OrderItemID} item={item} download={download} />
        ))}
      </tbody>
    </table>
  );
}

interface ItemProps {
  item: OrderedItem;
  download: ItemsTableProps['download'];
}

function ItemRow({ item, download }: ItemProps) {
  const { links } = useShop();
  const t = useLabels(ordersHistoryLabels);
  return (
    <tr>
      <td className="i-pic">
        <Picture
          path={item.PrintedImageUrl ?? item.DefaultImageUrl}
          width={1000}
          height={1000}
          alt=""
          sizes="4.5rem"
        />
      </td>
      <td className="i-name">
        <a href={links.product(item)}>
          <NoBreakText text={item.ProductName} />
        </a>
        <Choices item={item} />
        <ItemOnce item={item} />
      </td>
      <td className="i-unit">
        <Money value={item.Price} />
      </td>
      <td className="i-qty run">
        <Num>{item.Quantity}</Num>
      </td>
      <td className="i-total">
        <Money value={item.OrderItemTotal} />
      </td>
      <td className={item.IsDigitalProduct ? 'i-dig' : 'i-dig i-not'}>
        {/* When stacked there are no column heads, and only a digital item gets a label. */}
        <span>{t('lbl_ordrhis_isdigital')}</span>
        <Digital item={item} download={download} />
      </td>
    </tr>
  );
}

/**
 * Shows whether an item is a digital product, and its file once ready (specification §4, Digital download).
 */
function Digital({ item, download }: ItemProps) {
  const t = useLabels(ordersHistoryLabels);
  if (!item.IsDigitalProduct) return t('no');
  return isDownloadReady(item) ? download(item) : t('yesInProgress');
}

/** Whether the file of a digital product can be downloaded. */
export const isDownloadReady = (item: Pick<OrderedItem, 'LatestStatusID' | 'ShippingStatusID'>): boolean =>
  [item.LatestStatusID, item.ShippingStatusID].some((status) => status === orderStatuses.completed);
