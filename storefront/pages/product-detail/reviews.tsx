import { cutLengths, listing } from '#contract/constants.ts';
import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { CutText } from '#ui/cut-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { StarsRow } from '#ui/stars.tsx';
import type { ProductData } from './product-data.ts';
import './reviews.css';

/** The form needs scripts, and nobody sees it before they look at the reviews: it comes by itself. */
const loadForm = () => import('./review-form.tsx');

interface ReviewsProps {
  product: ProductData;
  /** The tab is open. */
  shown: boolean;
}

/** What buyers say: the mean, how the stars are spread, each review, and the form for another. */
export function Reviews({ product, shown }: ReviewsProps) {
  const form = useLoaded(loadForm, shown);
  const t = useLabels(productDetailLabels);
  const { rating, reviews } = product;
  return (
    <div className="reviews">
      <div className="rev-sum">
        <h2 className="h3">{t('lbl_prd_det_cust_reviews_tab')}</h2>
        {rating === null || reviews.length === 0 ? (
          <p>{t('beFirst')}</p>
        ) : (
          <Spread rating={rating} reviews={reviews} />
        )}
      </div>
      <ReviewList reviews={reviews} />
      <div className="rev-place">{form && <form.ReviewForm productId={product.id} />}</div>
    </div>
  );
}

function Spread({ rating, reviews }: { rating: number; reviews: ProductData['reviews'] }) {
  const t = useLabels(productDetailLabels);
  const total = reviews.length;
  return (
    <>
      <div className="rev-big">
        <Num>{Math.round(rating * 10) / 10}</Num>
      </div>
      <p>{total === 1 ? t('fromReviewsOne') : t('fromReviews', { n: total })}</p>
      <ul className="bars plain">
        {listing.ratings.map((stars) => {
          const count = reviews.filter((review) => review.rating === stars).length;
          return (
            <li key={stars}>
              <Num>{stars}</Num>
              <Icon name="star-full" />
              <meter min={0} max={total} value={count} aria-label={t('starsBar', { n: stars, count })} />
              <Num>{count}</Num>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function ReviewList({ reviews }: Pick<ProductData, 'reviews'>) {
  const words = useLabels(sharedLabels);
  if (reviews.length === 0) return null;
  return (
    <ul className="rev-list plain">
      {reviews.map((review, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- counted from the oldest, each keeps its number when another comes
        <li key={reviews.length - at} className="review">
          <div className="review-top">
            <StarsRow rating={review.rating} label={words('starsOf', { x: review.rating })} />
            <h3>{review.title}</h3>
          </div>
          <p>
            <CutText text={review.body} length={cutLengths.reviewBody} />
          </p>
          <p className="review-by">
            <bdi>{review.name}</bdi> · <Num>{review.date}</Num>
          </p>
        </li>
      ))}
    </ul>
  );
}
