import { listing } from '#contract/constants.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { Num } from './num.tsx';
import './stars.css';

export interface StarsLabels {
  /** Returns the text of the row, e.g. "4.5 of 5 stars". */
  of: (rating: number) => string;
  noReviews: string;
  /**
   * Returns the text beside a rating that links to its reviews, e.g. "23 reviews"; the figure is isolated for
   * right-to-left texts.
   */
  reviews?: (count: number) => string;
}

interface StarsProps {
  /**
   * The rating from 1 to 5. If it is absent, null or 0, five pale stars are shown (specification §9), which
   * aren't a rating, and a text says that there are no reviews yet.
   */
  rating?: number | null | undefined;
  reviews?: number | null | undefined;
  /** The URL of the reviews: shows "4.8 · 23 reviews" as a link. */
  href?: string;
  labels: StarsLabels;
}

/** A rating as stars, with its number of reviews. */
export function Stars({ rating, reviews, href, labels }: StarsProps) {
  const shown = Math.round((rating || listing.defaultRating) * 10) / 10;
  return (
    <p className={rating ? 'stars' : 'stars unrated'}>
      <StarsRow rating={shown} {...(rating && { label: labels.of(shown) })} />
      {reviewsOf()}
    </p>
  );

  function reviewsOf() {
    if (!rating) return <span className="count">{labels.noReviews}</span>;
    if (href && reviews) {
      return (
        <a href={href}>
          {/* A single element, because separate flex items would swap places in right-to-left pages. */}
          <span>
            <Num>{shown}</Num> · {labels.reviews?.(reviews) ?? <Num>({reviews})</Num>}
          </span>
        </a>
      );
    }
    return reviews ? (
      <span className="count">
        <Num>({reviews})</Num>
      </span>
    ) : null;
  }
}

/** The five stars alone, in halves. `label` is their text, omitted if the text is beside them. */
export const StarsRow = ({ rating, label }: { rating: number; label?: string }) => (
  <Icon className="stars-row" name={`stars-${Math.round(rating * 2)}` as IconName} label={label} />
);
