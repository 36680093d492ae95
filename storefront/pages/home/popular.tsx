import { truncateLengths } from '#contract/constants.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { useTaxonomy } from '#storefront/products/product-words.ts';
import { PopularSection } from '#storefront/products/popular-section.tsx';
import { Shelf } from '#storefront/products/shelf.tsx';
import { WishButton } from '#storefront/products/wish-button.tsx';
import { useShop } from '#storefront/shop-context.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Stars } from '#ui/stars.tsx';

/** Four products are beside the featured one, the others in a row below. */
const besideLead = 4;
const leadSizes = '(min-width: 82rem) 41rem, (min-width: 64rem) 50vw, 100vw';

/** The best-selling products: a large one, then the others. */
export function Popular({ rows: [lead, ...others] }: { rows: readonly ProductRow[] }) {
  if (!lead) return null;
  return (
    <PopularSection>
      <div className="popular">
        <Lead row={lead} />
        <ul className="popular-grid">
          {others.slice(0, besideLead).map((row) => (
            <li key={row.ProductId}>
              <ProductCard row={row} />
            </li>
          ))}
        </ul>
      </div>
      {others.length > besideLead && (
        <div className="popular-rest">
          <Shelf rows={others.slice(besideLead)} />
        </div>
      )}
    </PopularSection>
  );
}

function Lead({ row }: { row: ProductRow }) {
  const { links } = useShop();
  const words = useTaxonomy();
  const [picture] = row.ProductImagesJson;
  return (
    <article className="lead">
      <div className="lead-pic">
        <Picture path={picture?.AttachmentURL ?? ''} width={1000} height={1000} alt="" sizes={leadSizes} />
      </div>
      <div className="lead-text">
        {row.CategoryName && (
          <p className="card-cat">
            <TruncatedText text={row.CategoryName} length={truncateLengths.filterName} />
          </p>
        )}
        <h3 className="lead-name">
          <a href={links.product(row)}>
            <TruncatedText text={row.ProductName} length={truncateLengths.listingName} />
          </a>
        </h3>
        <Stars rating={row.Rating} reviews={row.TotalReviews} words={words.stars} />
        {row.ShortDescription && <p className="lead-say">{row.ShortDescription}</p>}
        <Price price={row.Price} discounted={row.DiscountedPrice} size="large" words={words.price} />
      </div>
      <WishButton row={row} />
    </article>
  );
}
