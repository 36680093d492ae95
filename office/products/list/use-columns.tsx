import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useCan } from '#office/data/use-can.ts';
import type { ListColumn } from '#office/lists/list-table.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { marginOf } from '../margin.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { EditCell } from './edit-cell.tsx';
import { InShop } from './in-shop.tsx';
import { Languages } from './languages.tsx';
import type { ListedProduct } from './listed-product.ts';
import { StockLeft, useStockText } from './stock-left.tsx';
import { type Edits, priceStart } from './use-edits.ts';
import { useProductName } from './use-product-name.ts';

const isBehind = ({ languages }: ListedProduct) =>
  Object.values(languages).some((status) => status !== 'whole');

/** Returns the columns of the products table, in which prices and stock are edited. */
export function useColumns(
  categories: readonly { value: number; text: string }[],
  edits: Edits,
  includedVatRate = 0,
): ListColumn<ListedProduct>[] {
  const { links } = useOffice();
  const t = useLabels(officeProductsLabels);
  const common = useLabels(officeCommonLabels);
  const fields = useLabels(officeProductFieldLabels);
  const nameOf = useProductName();
  const when = useDateTimes();
  const stockText = useStockText();
  const may = useCan();
  const costColumn: ListColumn<ListedProduct> = {
    name: 'cost',
    head: `${fields('costCents')} · ${common('marginHead')}`,
    isFigure: true,
    isSpare: true,
    cell: ({ costCents, payCents }) => {
      const margin = typeof costCents === 'number' && marginOf(payCents, costCents, includedVatRate);
      return (
        <>
          {typeof costCents === 'number' && <Num>{formatAmount(costCents)}</Num>}{' '}
          {margin && <small className={margin.cents < 0 ? 'bad-text' : undefined}>{margin.percent}</small>}
        </>
      );
    },
  };
  return [
    {
      name: 'name',
      head: t('product'),
      isTitle: true,
      line: 'line-1',
      cell: (product) => (
        <span className="thing">
          {product.picture && (
            <Picture path={product.picture} width={1000} height={1000} alt="" sizes="2rem" />
          )}
          <a className="product-link" href={`${links.products}/${product.id}`}>
            {nameOf(product)}
          </a>
        </span>
      ),
    },
    {
      name: 'sku',
      head: t('number'),
      line: 'line-2',
      look: 'soft',
      cell: ({ sku }) => <Num>{sku}</Num>,
    },
    {
      name: 'category',
      head: t('category'),
      look: 'soft',
      cell: ({ categoryId }) => categories.find(({ value }) => value === categoryId)?.text,
    },
    {
      name: 'price',
      head: t('price'),
      isFigure: true,
      line: 'line-1 is-side',
      cell: (product) => {
        const { priceCents, payCents } = product;
        const name = nameOf(product);
        const now = payCents === priceCents ? '' : `${t('nowFor', { amount: formatAmount(payCents) })} `;
        const price = (
          <>
            {now && <small>{now}</small>}
            <Num>{formatAmount(priceCents)}</Num>
          </>
        );
        if (!may('catalogue.write')) return price;
        return (
          <EditCell
            names={{
              button: t('editPrice', { name, value: now + formatAmount(priceCents) }),
              field: t('priceOf', { name }),
            }}
            start={priceStart(product)}
            save={(typed) => edits.savePrice(product, typed)}
          >
            {price}
          </EditCell>
        );
      },
    },
    ...(may('costs.read') ? [costColumn] : []),
    {
      name: 'stock',
      head: t('stock'),
      isFigure: true,
      line: 'line-2 is-side',
      cell: (product) => {
        const { stock, minStock, minVariant } = product;
        const name = nameOf(product);
        // Variants are edited on the product's page.
        if (!may('stock.write') || minStock !== null)
          return <StockLeft {...{ stock, minStock, minVariant }} />;
        const { count, word: label } = stockText(stock);
        return (
          <EditCell
            names={{
              button: t('editStock', { name, value: [count, label].filter(Boolean).join(' ') }),
              field: t('stockOf', { name }),
            }}
            start={String(stock ?? '')}
            hint={common('stockHint')}
            save={(typed) => edits.saveStock(product, typed)}
          >
            <StockLeft stock={stock} />
          </EditCell>
        );
      },
    },
    {
      name: 'languages',
      head: t('languages'),
      line: 'line-3 is-wide',
      isQuiet: (product) => !isBehind(product),
      cell: ({ languages }) => <Languages languages={languages} />,
    },
    {
      name: 'state',
      head: t('state'),
      line: 'line-4 is-wide',
      isQuiet: ({ state }) => state === 'published',
      cell: (product) => <InShop product={product} name={nameOf(product)} />,
    },
    {
      name: 'changed',
      head: t('changedAt'),
      isSpare: true,
      look: 'soft',
      cell: ({ changedAt }) => <Num>{when(changedAt)}</Num>,
    },
  ];
}
