import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { PriceLabels } from '#ui/price.tsx';
import type { StarsLabels } from '#ui/stars.tsx';
import { useLabels } from '../shop-context.tsx';

/** Returns functions that format prices and ratings in the page's language. */
export function useTaxonomy(): { price: PriceLabels; stars: StarsLabels } {
  const t = useLabels(sharedLabels);
  return {
    price: { now: t('priceNow'), before: t('priceBefore') },
    stars: {
      of: (rating) => t('starsOf', { x: rating }),
      noReviews: t('noReviewsYet'),
      reviews: (count) => (count === 1 ? t('reviewCountOne') : t('reviewCount', { n: count })),
    },
  };
}
