import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import { SortedHead } from '#office/components/sorted-head.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { EditCell } from './edit-cell.tsx';
import { InShop } from './in-shop.tsx';
import { Languages } from './languages.tsx';
import type { ListedProduct } from './listed-product.ts';
import { addressOf, type ProductsChoices, type Sort, sortedBy } from '#office/products/products-choices.ts';
import { StockLeft, useStockText } from './stock-left.tsx';
import { type Edits, priceStart } from './use-edits.ts';
import { useProductName } from './use-product-name.ts';
import '#office/styles/table.css';

interface ProductsTableProps {
  products: readonly ListedProduct[];
  choices: ProductsChoices;
  categories: ReadonlyMap<number, string>;
  edits: Edits;
  may: { price: boolean; stock: boolean };
  /** Null if the user may not change products. */
  chosen: { ids: ReadonlySet<number>; choose: (ids: readonly number[], isSelected: boolean) => void } | null;
  /** Whether other products are loading. */
  isBusy: boolean;
}

const columns = [
  { key: 'product', sort: 'name' },
  { key: 'number', sort: 'sku' },
  { key: 'category', sort: 'category' },
  { key: 'price', sort: 'price' },
  { key: 'stock', sort: 'stock' },
  { key: 'languages', sort: null },
  { key: 'state', sort: 'state' },
  { key: 'changedAt', sort: 'changed' },
] as const;

/** The products table, with inline editing of prices and stock. */
export function ProductsTable({ products, choices, isBusy, ...row }: ProductsTableProps) {
  const t = useLabels(officeProductsLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const direction = (sort: Sort) => {
    if (sort !== choices.sort) return null;
    return choices.order === 'down' ? 'descending' : 'ascending';
  };
  return (
    <div className={isBusy ? 'grid-wrap is-busy' : 'grid-wrap'}>
      <table className="grid rows products" aria-busy={isBusy}>
        <caption className="vh">{t('product')}</caption>
        <thead>
          <tr>
            {row.chosen && (
              <th scope="col" className="is-choice">
                <input
                  type="checkbox"
                  aria-label={common('selectAll')}
                  checked={products.every(({ id }) => row.chosen?.ids.has(id))}
                  onChange={({ currentTarget }) =>
                    row.chosen?.choose(
                      products.map(({ id }) => id),
                      currentTarget.checked,
                    )
                  }
                />
              </th>
            )}
            {columns.map(({ key, sort }) =>
              sort === null ? (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ) : (
                <SortedHead
                  key={key}
                  href={addressOf(links.products, sortedBy(choices, sort))}
                  direction={direction(sort)}
                  isFigure={key === 'price' || key === 'stock'}
                  className={`product-${key}`}
                >
                  {t(key)}
                </SortedHead>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ProductRowProps = Pick<ProductsTableProps, 'categories' | 'edits' | 'may' | 'chosen'> & {
  product: ListedProduct;
};

function ProductRow({ product, categories, edits, may, chosen }: ProductRowProps) {
  const together = useLabels(officeTogetherLabels);
  const t = useLabels(officeProductsLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const name = useProductName()(product);
  const when = useDateTimes();
  const { id, sku, picture, categoryId, priceCents, payCents, stock, state, languages, changedAt } = product;
  const isBehind = Object.values(languages).some((status) => status !== 'whole');
  const now = payCents === priceCents ? '' : `${t('nowFor', { amount: formatAmount(payCents) })} `;
  const price = (
    <>
      {now && <small>{now}</small>}
      <Num>{formatAmount(priceCents)}</Num>
    </>
  );
  const counted = <StockLeft stock={stock} />;
  const { count, word } = useStockText()(stock);
  return (
    <tr className={chosen?.ids.has(id) ? 'is-chosen' : undefined}>
      {chosen && (
        <td className="is-choice">
          <input
            type="checkbox"
            aria-label={together('choose', { name })}
            checked={chosen.ids.has(id)}
            onChange={({ currentTarget }) => chosen.choose([id], currentTarget.checked)}
          />
        </td>
      )}
      <th scope="row">
        <span className="thing">
          {picture && <Picture path={picture} width={1000} height={1000} alt="" sizes="2rem" />}
          <a className="product-link" href={`${links.products}/${id}`}>
            {name}
          </a>
        </span>
      </th>
      <td className="product-sku soft">
        <Num>{sku}</Num>
      </td>
      <td className="product-category soft">{categories.get(categoryId)}</td>
      <td className="product-price is-figure">
        {may.price ? (
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
        ) : (
          price
        )}
      </td>
      <td className="product-stock is-figure">
        {may.stock ? (
          <EditCell
            names={{
              button: t('editStock', { name, value: [count, word].filter(Boolean).join(' ') }),
              field: t('stockOf', { name }),
            }}
            start={String(stock ?? '')}
            hint={common('stockHint')}
            save={(typed) => edits.saveStock(product, typed)}
          >
            {counted}
          </EditCell>
        ) : (
          counted
        )}
      </td>
      <td className={isBehind ? 'product-languages' : 'product-languages is-usual'}>
        <Languages languages={languages} />
      </td>
      <td className={state === 'published' ? 'product-state is-usual' : 'product-state'}>
        <InShop product={product} name={name} />
      </td>
      <td className="product-changedAt soft">
        <Num>{when(changedAt)}</Num>
      </td>
    </tr>
  );
}
