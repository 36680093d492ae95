import { useId, useState } from 'react';
import { truncateLengths, listing } from '#contract/constants.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useDates } from '#storefront/use-dates.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { Button } from '#ui/button.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import { StarsRow } from '#ui/stars.tsx';
import { textLanguage } from '#ui/text-language.ts';
import type { ProductData } from './product-data.ts';

/** Loads with the tab, or when a customer starts to write, because the form and enlarging photos require JavaScript anyway. */
const loadForm = () => import('./review-form.tsx');

type Review = ProductData['reviews'][number];

interface ReviewsProps {
  product: ProductData;
  /** Whether the tab is open. */
  shown: boolean;
}

const orders = {
  newestFirst: () => 0,
  highestFirst: (one: Review, other: Review) => other.rating - one.rating,
  lowestFirst: (one: Review, other: Review) => one.rating - other.rating,
};
type Order = keyof typeof orders;
const orderNames = Object.keys(orders) as Order[];
/** The number of reviews shown at first, and added with each press. */
const atATime = 6;

/** Customer reviews: the average, the distribution of stars, each review, and the form for a new one. */
export function Reviews({ product, shown }: ReviewsProps) {
  /** What a visitor does: '' writes a review, otherwise the path of the photo that is enlarged. */
  const [action, setAction] = useState<string>();
  const form = usePageData(loadForm, shown || action !== undefined, () => setAction(undefined));
  const t = useLabels(productDetailLabels);
  const [stars, setStars] = useState<number | null>(null);
  const { rating, reviews } = product;
  return (
    <div className="reviews">
      <div className="rev-sum">
        <h2 className="h3">{t('lbl_prd_det_cust_reviews_tab')}</h2>
        {rating === null || reviews.length === 0 ? (
          <p>{t('beFirst')}</p>
        ) : (
          <Spread rating={rating} reviews={reviews} stars={stars} onChoose={setStars} />
        )}
      </div>
      {reviews.length > 0 && <ReviewList key={stars} reviews={reviews} stars={stars} onPhoto={setAction} />}
      <div className="rev-place">
        {form ? (
          <form.ReviewForm product={product} photo={action} onPhoto={setAction} />
        ) : (
          <Button kind="ghost" onClick={() => setAction('')}>
            {t('lbl_prd_det_writereview')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface SpreadProps {
  rating: number;
  reviews: readonly Review[];
  /** The selected number of stars; null for all. */
  stars: number | null;
  onChoose: (stars: number | null) => void;
}

function Spread({ rating, reviews, stars: chosen, onChoose }: SpreadProps) {
  const t = useLabels(productDetailLabels);
  const total = reviews.length;
  const bought = reviews.filter(({ isBoughtHere }) => isBoughtHere).length;
  return (
    <>
      <div className="rev-big">
        <Num>{Math.round(rating * 10) / 10}</Num>
      </div>
      <p>
        {t(total === 1 ? 'fromReviewsOne' : 'fromReviews', { n: total })}
        {bought > 0 && ` · ${t('boughtHereCount', { n: bought })}`}
      </p>
      <ul className="bars plain">
        {listing.ratings.map((stars) => {
          const count = reviews.filter((review) => review.rating === stars).length;
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={chosen === stars}
                disabled={count === 0}
                onClick={() => onChoose(chosen === stars ? null : stars)}
              >
                <span className="vh">{t(stars === 1 ? 'starsBarOne' : 'starsBar', { n: stars, count })}</span>
                <span className="rev-bar" aria-hidden="true">
                  <Num>{stars}</Num>
                  <Icon name="star-full" />
                  <meter min={0} max={total} value={count} />
                  <Num>{count}</Num>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {chosen !== null && (
        <Button kind="quiet" small icon="x" onClick={() => onChoose(null)}>
          {t('allStars')}
        </Button>
      )}
    </>
  );
}

type Language = ReturnType<typeof textLanguage>;
const languageNames = { km: 'inKhmer', en: 'inEnglish' } as const;

interface LanguagesProps {
  reviews: readonly Review[];
  /** The selected language; null for all. */
  chosen: Language | null;
  onChoose: (language: Language | null) => void;
}

/** The language filter, shown if the reviews are in more than one language. */
function Languages({ reviews, chosen, onChoose }: LanguagesProps) {
  const t = useLabels(productDetailLabels);
  const name = useId();
  const counts = Map.groupBy(reviews, ({ body }) => textLanguage(body));
  if (counts.size < 2 && chosen === null) return null;
  return (
    <fieldset className="chips needs-script">
      <legend className="vh">{t('reviewLanguages')}</legend>
      {([null, 'km', 'en'] as const).map((language) => (
        <label key={language} className="choice chip">
          <input type="radio" name={name} checked={chosen === language} onChange={() => onChoose(language)} />
          <span>
            {language === null
              ? t('anyLanguage')
              : `${t(languageNames[language])} · ${counts.get(language)?.length ?? 0}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ReviewListProps {
  reviews: readonly Review[];
  stars: number | null;
  onPhoto: (path: string) => void;
}

function ReviewList({ reviews, stars, onPhoto }: ReviewListProps) {
  const { day } = useDates();
  const t = useLabels(productDetailLabels);
  const shared = useLabels(sharedLabels);
  const sortId = useId();
  const [order, setOrder] = useState<Order>('newestFirst');
  const [language, setLanguage] = useState<Language | null>(null);
  const [shownCount, setMax] = useState(atATime);
  const ofStars = reviews.filter(({ rating }) => stars === null || rating === stars);
  const found = ofStars
    .filter(({ body }) => language === null || textLanguage(body) === language)
    .toSorted(orders[order]);
  const listed = found.slice(0, shownCount);
  return (
    <div className="rev-all">
      <div className="rev-tools">
        <output>{t('shownReviews', { n: listed.length, total: found.length })}</output>
        <Languages reviews={ofStars} chosen={language} onChoose={setLanguage} />
        {reviews.length > 2 && (
          <div className="needs-script">
            <label htmlFor={sortId}>{t('sortReviews')}</label>
            <span className="select">
              <select id={sortId} value={order} onChange={({ target }) => setOrder(target.value as Order)}>
                {orderNames.map((name) => (
                  <option key={name} value={name}>
                    {t(name)}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </span>
          </div>
        )}
      </div>
      <ul className="rev-list plain">
        {listed.map((review) => (
          <li
            // Numbered from the oldest, so that each review keeps its number when another is added.
            key={reviews.length - reviews.indexOf(review)}
            className="review"
            dir={textLanguage(review.body) === 'en' ? 'ltr' : undefined}
          >
            <div className="review-top">
              <StarsRow rating={review.rating} label={shared('starsOf', { x: review.rating })} />
              <h3>
                <UserText text={review.title} />
              </h3>
            </div>
            <p>
              <UserText text={review.body}>
                <TruncatedText text={review.body} length={truncateLengths.reviewBody} />
              </UserText>
            </p>
            <p className="review-by">
              <b>
                <UserText text={review.name} />
              </b>
              <Num>{day(review.date)}</Num>
              <span>{t(languageNames[textLanguage(review.body)])}</span>
              {review.choice && <span>{review.choice}</span>}
              {review.isBoughtHere && (
                <span className="bought">
                  <Icon name="circle-check" />
                  <span>{t('boughtHere')}</span>
                </span>
              )}
            </p>
            {review.photos && (
              <p className="rev-photos">
                {review.photos.map((photo) => (
                  <a
                    key={photo.path}
                    href={photo.path}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      onPhoto(photo.path);
                    }}
                  >
                    <Picture {...photo} sizes="6rem" />
                  </a>
                ))}
              </p>
            )}
            {review.answer && (
              <p className="rev-answer">
                <b>{t('shopAnswer')}</b>
                <UserText text={review.answer} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {found.length > shownCount && (
        <Button kind="ghost" small onClick={() => setMax(shownCount + atATime)}>
          {t('moreReviews')}
        </Button>
      )}
    </div>
  );
}
