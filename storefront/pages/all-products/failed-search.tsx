import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { phoneHref } from '#storefront/phone-href.ts';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import '#ui/field.css';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { filterCount } from './listing-params.ts';
import type { ListingData, FailedSearch as Lost } from './listing-data.ts';

const loadSeen = () => import('#storefront/products/recently-seen.tsx');

/** The number of popular products, which fills whole rows. */
const popularCount = 8;
/** Background colors, in an order in which no two neighbors are alike. */
const petals = [1, 2, 3, 4] as const;

/** A search without results: the recognized words, a contact form, categories, and popular products. */
export function FailedSearch({
  data: { base, choices, popular, ...data },
  lost,
}: {
  data: ListingData;
  lost: Lost;
}) {
  const { chrome: layout, links } = useShop();
  const t = useLabels(allProductsLabels);
  const filters = useLabels(sidebarFilterLabels);
  const seen = usePageData(loadSeen, true, 'quiet');
  const text = choices.typed;
  const { phone } = layout.contact;
  const isPart = lost.words.some(({ products }) => products > 0) || filterCount(base, choices) > 0;
  const isAnswered = data.answers.length > 0;
  return (
    <>
      {isPart && (
        <div className="lost-understood">
          <p>{t('understood')}</p>
          <ul className="applied lost-words">
            {lost.words.map(({ text: word, href, products, found }) => (
              <li key={word}>
                {products > 0 ? (
                  <a className="applied-chip" href={href}>
                    <bdi>
                      <b>
                        <UserText text={word} />
                      </b>
                      {' · '}
                      {found}
                    </bdi>
                  </a>
                ) : (
                  <s>
                    <UserText text={word} />
                  </s>
                )}
              </li>
            ))}
          </ul>
          <ChosenFilters data={{ base, choices, popular, ...data }} choices={choices} />
        </div>
      )}
      {lost.suggestions.length > 0 && (
        <p>
          {t('didYouMean')}
          {lost.suggestions.map(({ text: suggestion, href }) => (
            <a className="meant" key={href} href={href}>
              <UserText text={suggestion} />
            </a>
          ))}
        </p>
      )}
      <section className="panel lost-ask" aria-labelledby="ask">
        <div>
          <h2 id="ask">{t(isAnswered ? 'askUs' : 'askForIt')}</h2>
          {!isAnswered && <p>{t('askHint')}</p>}
        </div>
        <form action={links.contactUs()}>
          <div className="field">
            <label htmlFor="ask-for">{t('whatFor')}</label>
            <input id="ask-for" name="subject" defaultValue={text} />
          </div>
          <Button type="submit" icon="message-circle">
            {t('askUs')}
          </Button>
        </form>
        {phone && (
          <a href={phoneHref(phone)}>
            <Num>{phone}</Num>
          </a>
        )}
      </section>
      <nav aria-labelledby="look-through">
        <h2 id="look-through" className="lost-head">
          {t('lookThrough')}
        </h2>
        <ul className="lost-cats">
          {lost.categories.map(({ text: name, href, picture }, at) => (
            <li key={href}>
              <a href={href}>
                <span className={`empty-art petal-${petals[at % petals.length]}`}>
                  {picture && <Picture path={picture} width={800} height={800} alt="" sizes="9rem" />}
                </span>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="lost-head">
            {filters('lbl_lftfilt_pop_prod')}
          </h2>
          <ul className="grid cols-4">
            {popular.slice(0, popularCount).map((row) => (
              <li key={row.ProductId}>
                <ProductCard row={row} sizes="(min-width: 64rem) 15vw, 46vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {seen && <seen.RecentlySeen />}
    </>
  );
}
