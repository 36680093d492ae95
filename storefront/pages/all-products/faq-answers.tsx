import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { ListingData } from './listing-data.ts';

/** What the shop has answered of what is searched for. */
export function FaqAnswers({ items }: { items: ListingData['answers'] }) {
  const { links } = useShop();
  const t = useLabels(allProductsLabels);
  if (items.length === 0) return null;
  return (
    <section className="panel search-faq" aria-labelledby="search-faq">
      <h2 id="search-faq" className="h3">
        {t('answers')}
      </h2>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <a className="more" href={links.faq()}>
        {t('allAnswers')}
      </a>
    </section>
  );
}
