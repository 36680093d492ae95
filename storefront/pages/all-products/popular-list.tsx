import { truncateLengths } from '#contract/constants.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { useTaxonomy } from '#storefront/products/use-taxonomy.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';

/** The popular products, below the filters; on phones, below the list. */
export const PopularList = cacheMarkup(function PopularList({ rows }: { rows: readonly ProductRow[] }) {
  const { links } = useShop();
  const t = useLabels(sidebarFilterLabels);
  const taxonomyName = useTaxonomy();
  if (rows.length === 0) return null;
  return (
    <section className="side-pop" aria-labelledby="side-pop">
      <h2 id="side-pop">{t('lbl_lftfilt_pop_prod')}</h2>
      <ul className="plain">
        {rows.map((row) => (
          <li className="mini" key={row.ProductId}>
            <div className="mini-pic">
              {row.ProductImagesJson[0] && (
                <Picture
                  path={row.ProductImagesJson[0].AttachmentURL}
                  width={1000}
                  height={1000}
                  alt=""
                  sizes="4.5rem"
                />
              )}
            </div>
            <div>
              <h3 className="mini-name">
                <a href={links.product(row)}>
                  <TruncatedText text={row.ProductName} length={truncateLengths.listingName} />
                </a>
              </h3>
              <Price price={row.Price} discounted={row.DiscountedPrice} labels={taxonomyName.price} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});
