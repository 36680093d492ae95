import { cutLengths, listing } from '#contract/constants.ts';
import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { CutText } from '#ui/cut-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { StarsRow } from '#ui/stars.tsx';
import type { ProductData } from './product-data.ts';
import './reviews.css';

/** What buyers say: the mean, how the stars are spread, and each review. */
export function Reviews({ product: { rating, reviews } }: { product: ProductData }) {
  const t = useLabels(productDetailLabels);
  const words = useLabels(sharedLabels);
  if (rating === null || reviews.length === 0) {
    return (
      <div>
        <h2 className="h3">{t('lbl_prd_det_cust_reviews_tab')}</h2>
        <p>{words('noReviewsYet')}</p>
      </div>
    );
  }
  const total = reviews.length;
  return (
    <div className="reviews">
      <div className="rev-sum">
        <h2 className="h3">{t('lbl_prd_det_cust_reviews_tab')}</h2>
        <p className="rev-big">
          <Num>{Math.round(rating * 10) / 10}</Num>
        </p>
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
      </div>
      <ul className="rev-list plain">
        {reviews.map((review) => (
          <li key={review.name + review.date + review.title} className="review">
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
    </div>
  );
}
