import { useState } from 'react';
import { truncateLengths } from '#contract/constants.ts';
import { productBoxLabels } from '#contract/labels/storefront/product-box.ts';
import { productsGridLabels } from '#contract/labels/storefront/products-grid.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { centsOf, centsToDollars, roundCents } from '#rules/money.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { Badge } from '#ui/badge.tsx';
import '#ui/button.css';
import { formatMoney, Money } from '#ui/money.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Stars } from '#ui/stars.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import './product-card.css';
import { useTaxonomy } from './use-taxonomy.ts';
import { WishButton } from './wish-button.tsx';

interface DotColor {
  id: number;
  name: string;
  hex: string;
}

interface ProductCardProps {
  row: ProductRow;
  /** The query of the link to its page, for a group. */
  query?: string;
  /** Available colors, shown as dots. */
  colors?: readonly DotColor[] | undefined;
  /** The heading level of the name, which depends on the heading above the list. */
  heading?: 'h2' | 'h3';
  view?: 'grid' | 'row';
  /** Whether this is the largest picture of the first window, which loads eagerly. */
  eager?: boolean;
  /** The displayed width of the picture, as in its `sizes` attribute. */
  sizes?: string;
}

const gridSizes = '(min-width: 64rem) 19rem, (min-width: 48rem) 30vw, 46vw';
const rowSizes = '(min-width: 48rem) 11rem, 7.5rem';

/** A product in a list: one link over the whole card, and a separate heart button. */
export const ProductCard = cacheMarkup(Card);

/** Returns why a product can't be ordered now; false if it can. */
const awayOf = ({ AvailabilityNote, StockQuantity = null }: ProductRow, outOfStock: string) =>
  AvailabilityNote ?? (isOutOfStock(StockQuantity) && outOfStock);

function Card({
  row,
  query,
  colors,
  heading: Heading = 'h3',
  view = 'grid',
  eager = false,
  sizes,
}: ProductCardProps) {
  const { links } = useShop();
  const t = useLabels(productBoxLabels);
  const grid = useLabels(productsGridLabels);
  const taxonomyName = useTaxonomy();
  const [picture] = row.ProductImagesJson;
  const inRow = view === 'row';
  // The second picture loads only when the pointer approaches.
  const [isNear, setNear] = useState(false);
  const width = sizes ?? (inRow ? rowSizes : gridSizes);
  const away = awayOf(row, t('outOfStock'));
  return (
    <article
      className={inRow ? 'card card-row' : 'card'}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setNear(true)}
    >
      <div className="card-pic">
        <Picture
          path={picture?.AttachmentURL ?? ''}
          width={1000}
          height={1000}
          alt=""
          sizes={width}
          eager={eager}
        />
        {isNear && row.NextPicture && (
          <div className="card-next">
            <Picture path={row.NextPicture} width={1000} height={1000} alt="" sizes={width} />
          </div>
        )}
        {away && <Badge tone="grey">{away}</Badge>}
      </div>
      <div className="card-text">
        {row.CategoryName && (
          <p className="card-cat">
            <TruncatedText text={row.CategoryName} length={truncateLengths.filterName} />
          </p>
        )}
        <Heading className="card-name">
          <a href={links.product(row) + (query ?? '')}>
            <TruncatedText text={row.ProductName} length={truncateLengths.listingName} />
          </a>
        </Heading>
        {colors && <Dots colors={colors} />}
        <Stars rating={row.Rating} reviews={row.TotalReviews} labels={taxonomyName.stars} />
        {inRow && row.ShortDescription && (
          <p className="card-say">
            <TruncatedText text={row.ShortDescription} length={truncateLengths.shortDescription} />
          </p>
        )}
        {!inRow && <CardPrice row={row} />}
      </div>
      {inRow && (
        <div className="card-side">
          <CardPrice row={row} />
          <span className="btn ghost small" aria-hidden="true">
            {grid('lbl_prd_gridone_viewdetail')}
          </span>
        </div>
      )}
      <WishButton row={row} />
    </article>
  );
}

function CardPrice({ row }: { row: ProductRow }) {
  const t = useLabels(productBoxLabels);
  const labels = useTaxonomy().price;
  const amount = <Price price={row.Price} discounted={row.DiscountedPrice} labels={labels} />;
  const pieces = row.PieceCount ?? 1;
  return (
    <>
      {row.IsPriceFrom ? (
        <div className="card-from run">
          <span>{t('priceFrom')}</span> {amount}
        </div>
      ) : (
        amount
      )}
      {row.FromPrice !== undefined && (
        <div className="card-each run">{t('inQuantity', { price: formatMoney(row.FromPrice) })}</div>
      )}
      {pieces > 1 && (
        <div className="card-each run">
          <Money value={centsToDollars(roundCents(centsOf(row.DiscountedPrice || row.Price) / pieces))} />{' '}
          {t('eachPiece')}
        </div>
      )}
    </>
  );
}

/** The colors as one small drawing, with their names. */
function Dots({ colors }: { colors: readonly DotColor[] }) {
  const { lang } = useShop();
  const t = useLabels(productBoxLabels);
  const names = colors.map(({ name }) => name).join(lang === 'en' ? ', ' : ' ');
  return (
    <svg
      className="card-dots"
      role="img"
      aria-label={t('colors', { names })}
      width={colors.length * 18 - 4}
      height="14"
    >
      {colors.map(({ id, hex }, at) => (
        <circle key={id} cx={at * 18 + 7} cy="7" r="6.5" fill={hex} />
      ))}
    </svg>
  );
}
