import { truncateLengths } from '#contract/constants.ts';
import { popularCategoriesLabels } from '#contract/labels/storefront/popular-categories.ts';
import { newProductsLabels } from '#contract/labels/storefront/new-products.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { SectionHead } from '#storefront/products/section-head.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { ScrollRow } from '#ui/scroll-row.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';
import type { HomeData } from './home-data.ts';

/** Background colors, in an order in which no two neighbors are alike. */
const petals = [1, 2, 3, 4, 1, 3] as const;
const sizes = '(min-width: 82rem) 12rem, (min-width: 64rem) 14vw, (min-width: 48rem) 20vw, 36vw';

/** The popular categories, each in a lotus arch. */
export const CategoryTiles = cacheMarkup(function Tiles({ categories }: Pick<HomeData, 'categories'>) {
  const { links } = useShop();
  const t = useLabels(popularCategoriesLabels);
  const more = useLabels(newProductsLabels);
  const shared = useLabels(sharedLabels);
  if (categories.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="popular-categories">
      <SectionHead
        id="popular-categories"
        title={t('lbl_popct_category')}
        more={{ href: links.allProducts(), text: more('lbl_popprd_viewall') }}
      />
      <ScrollRow className="arches" labels={{ back: shared('rowBack'), on: shared('rowOn') }}>
        {categories.map(({ id, name, picture, count }, at) => (
          <li key={id}>
            <a className="arch" href={links.category(id, name)}>
              <span className={`arch-pic petal-${petals[at % petals.length]}`}>
                {picture && <Picture path={picture} width={800} height={800} alt="" sizes={sizes} />}
              </span>
              <span className="arch-name">
                <TruncatedText text={name} length={truncateLengths.menuName} />
              </span>
              <span className="arch-n">
                {count === 1 ? t('productCountOne') : t('productCount', { n: count })}
              </span>
            </a>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
});
