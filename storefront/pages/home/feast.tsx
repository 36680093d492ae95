import { homeLabels } from '#contract/labels/storefront/home.ts';
import { Shelf } from '#storefront/products/shelf.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { KeepTogether } from '#ui/keep-together.tsx';
import type { HomeFeast } from './home-data.ts';

/** The next festival: its days, the last day to order, and what suits it. */
export function Feast({ feast: { title, days, orderBy, href, products } }: { feast: HomeFeast }) {
  const t = useLabels(homeLabels);
  return (
    <section className="band" aria-labelledby="feast">
      <div className="wrap feast">
        <div className="feast-say">
          <p className="eyebrow">{t('feastNext')}</p>
          <h2 id="feast">{title}</h2>
          <p className="feast-days">
            <KeepTogether text={days} />
          </p>
          {orderBy && <p>{t('orderBy', { day: orderBy })}</p>}
          <a className="more" href={href}>
            <span>{t('feastGifts', { feast: title })}</span>
            <Icon name="arrow-right" flip />
          </a>
        </div>
        <Shelf rows={products} />
      </div>
    </section>
  );
}
