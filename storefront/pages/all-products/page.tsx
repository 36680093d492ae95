import { useState } from 'react';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { navigate } from '#web/navigate.ts';
import { Newsletter } from '#storefront/newsletter/newsletter.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { MixedText, UserText } from '#ui/user-text.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { listingAddress } from './listing-address.ts';
import { changed, filterCount, type ListingParams } from './listing-params.ts';
import type { ListingData } from './listing-data.ts';
import styles from './listing.css?url';
import { FailedSearch } from './failed-search.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PopularList } from './popular-list.tsx';
import { Results } from './results.tsx';
import { Sidebar } from './sidebar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useListInSight } from './use-list-in-sight.ts';

function ListingHead({ data: { choices, heading, instead, products, base } }: { data: ListingData }) {
  const { lang } = useShop();
  const t = useLabels(allProductsLabels);
  const { typed } = choices;
  return (
    <div className={typed ? 'page-head listing-head search-head' : 'page-head listing-head'}>
      {/* The id is a literal, because importing it would enlarge the bundle of every page. */}
      {typed && (
        <button
          type="button"
          className="typed"
          popoverTarget="search-box"
          aria-label={t('changeSearch', { text: typed })}
        >
          <Icon name="search" />
          <UserText text={typed} />
        </button>
      )}
      <h1>{typed ? <MixedText text={heading} lang={lang} /> : heading}</h1>
      {instead && products.length > 0 && (
        <p>
          <MixedText text={instead} lang={lang} />
        </p>
      )}
      {typed === '' && base.categoryId === 0 && <p>{t('intro')}</p>}
    </div>
  );
}

/** The listing (specification §2, §4, §9). The URL holds every choice, and the list follows the URL. */
function View({ data }: { data: ListingData }) {
  const { links } = useShop();
  // Shows a choice at once, before its list has loaded.
  const [ahead, setAhead] = useState<{ of: ListingData; choices: ListingParams } | null>(null);
  const busy = ahead?.of === data;
  const choices = busy ? ahead.choices : data.choices;
  const isWide = useIsWide();
  const { list, keepInSight } = useListInSight(data);
  // If there is nothing to sort or filter, only near matches are shown.
  const isNarrowedOut =
    !data.lost && !data.failed && data.total === 0 && filterCount(data.base, data.choices) > 0;
  const isList = !data.lost && !isNarrowedOut;

  const go = (after: ListingParams) => {
    const addressOf = (each: ListingParams) => listingAddress(data.base, links.allProducts(), each);
    if (addressOf(after) === addressOf(choices)) return;
    setAhead({ of: data, choices: after });
    keepInSight();
    navigate(addressOf(after), { stay: true });
  };
  const onChange = (change: Partial<ListingParams>) => go(changed(choices, change));

  return (
    <>
      <Breadcrumb
        items={data.trail.map(({ name, path }, at) => ({
          label: name,
          ...(at < data.trail.length - 1 ? { href: path } : {}),
        }))}
      />
      <div className="wrap">
        <ListingHead data={data} />
        {data.pages && (
          <p>
            {data.pages.map(({ text, href }) =>
              href ? (
                <a key={href} href={href}>
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </p>
        )}
        {data.answers.map(({ question, answer }, at) => (
          <details key={question} className="panel search-faq" open={at === 0 && data.lost !== null}>
            <summary>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
        {data.lost && <FailedSearch data={data} lost={data.lost} />}
        {isNarrowedOut && (
          <div className="list-main" ref={list} tabIndex={-1}>
            <ChosenFilters data={data} choices={choices} />
            <Results data={data} busy={busy} />
          </div>
        )}
        {isList && (
          <div className="list-cols">
            <div className="list-side">
              <Sidebar data={data} choices={choices} onChange={onChange} />
              {isWide && <PopularList rows={data.popular} />}
            </div>
            <div className="list-main" ref={list} tabIndex={-1}>
              <Toolbar
                base={data.base}
                choices={choices}
                total={data.failed ? null : data.total}
                onChange={onChange}
              />
              <ChosenFilters data={data} choices={choices} />
              <Results data={data} busy={busy} />
            </div>
            {!isWide && <PopularList rows={data.popular} />}
          </div>
        )}
      </div>
      {isList && <PhoneBar data={data} choices={choices} onChange={onChange} onApply={go} />}
      <Newsletter />
    </>
  );
}

export default definePage<ListingData>({
  View,
  styles,
});
