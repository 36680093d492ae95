import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';

/** The opening hours. Omitted if not configured. */
export function OpeningHours() {
  const { hours } = useShop().chrome.contact;
  const t = useLabels(contactLabels);
  if (hours.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="opening-hours">
      <div className="hours-head">
        <h2 className="h3" id="opening-hours">
          {t('openingHours')}
        </h2>
        <Icon name="clock" />
      </div>
      <dl className="hours">
        {hours.map(({ days, hours: open }) => (
          // On a day without a time, the shop is closed.
          <div key={days} className={/\d/u.test(open) ? undefined : 'shut'}>
            <dt>{days}</dt>
            <dd>
              <Num>{open}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
