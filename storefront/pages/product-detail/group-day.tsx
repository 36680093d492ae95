import { useId, useState } from 'react';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { approvalDay, lastDay, toDay } from '#rules/arrival.ts';
import { formatDay } from '#rules/format-day.ts';
import { laterDays } from '#rules/shipping-days.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { today } from '#storefront/today.ts';
import { useArrival } from '#storefront/use-arrival.ts';
import { Icon } from '#ui/icon.tsx';
import { KeepTogether } from '#ui/keep-together.tsx';
import { workOf } from './choice.ts';
import type { ProductData } from './product-data.ts';
import type { Group } from './use-group.ts';

/** The most open days after today on which a proof may be approved. */
const maxLater = 250;

/** When it arrives and what that hangs on, and whether a day can be met. */
export function GroupDay({ product, group }: { product: ProductData; group: Group }) {
  const t = useLabels(groupOrderLabels);
  const shared = useLabels(sharedLabels);
  const contact = useLabels(contactLabels);
  const { chrome: dates, links } = useShop();
  const [needed, setNeeded] = useState('');
  const id = useId();
  const { extraDays, needsApproval } = workOf(product, group.chosen);
  const later = { from: extraDays, to: extraDays };
  const daysTo = (place: 'capital' | 'provinces') => laterDays(product.arrives[place], later);
  const days = daysTo('capital');
  const arrives = useArrival(days, { inProvinces: daysTo('provinces'), needsApproval });
  if (!arrives) return null;
  const now = today(dates);
  const first = needsApproval ? approvalDay(now, dates.closed) : now;
  const arrivalOf = (day: string) => lastDay(days, day, dates.closed) ?? day;
  /** The last day on which approving is early enough; null if none is. */
  let approveBy: string | null = null;
  for (let day = first, at = 0; at < maxLater; at += 1) {
    if (needed === '' || arrivalOf(day) > needed) break;
    approveBy = day;
    day = approvalDay(day, dates.closed);
  }
  const isInTime = needed !== '' && arrivalOf(first) <= needed;
  const dayText = (day: string) => formatDay(toDay(day), shared);
  return (
    <section className="g-q g-day" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {t('when')}
      </h2>
      <p className="g-arrives">
        <Icon name="truck" />
        <span>
          <KeepTogether text={arrives} />
        </span>
      </p>
      <div className="field">
        <label htmlFor={`${id}-day`}>{t('neededBy')}</label>
        <input
          id={`${id}-day`}
          type="date"
          min={now}
          value={needed}
          onChange={({ currentTarget }) => setNeeded(currentTarget.value)}
        />
      </div>
      <output className={isInTime ? 'g-good' : 'g-late'}>
        {needed !== '' &&
          (isInTime ? (
            t('inTime', { day: dayText(approveBy ?? first) })
          ) : (
            <>
              {t('notInTime', { day: dayText(arrivalOf(first)) })}{' '}
              <a href={links.contactUs(contact('subjectAbout', { name: product.name }))}>{t('askUs')}</a>
            </>
          ))}
      </output>
    </section>
  );
}
