import { officeTodayLabels } from '#contract/labels/office/today.ts';
import type { Answer } from '#contract/operation.ts';
import type { getToday } from '#contract/operations/office/orders/get-today.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/parts/screen.tsx';
import { amountText } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';

type Placed = NonNullable<Answer<typeof getToday>['placed']>;

/** What was ordered today and this week, each beside a week before. */
export function Ordered({ placed: { today, weekAgo, week, lastWeek } }: { placed: Placed }) {
  const t = useLabels(officeTodayLabels);
  const spans = [
    { name: 'today', now: today, before: 'weekAgo', cents: weekAgo.cents },
    { name: 'week', now: week, before: 'lastWeek', cents: lastWeek.cents },
  ] as const;
  return (
    <Section title={t('ordered')}>
      <dl className="ordered">
        {spans.map(({ name, now, before, cents }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <b>
                <Num>{amountText(now.cents)}</Num>
              </b>
              <span>{t('orders', { n: now.orders })}</span>
              <small>{t(before, { amount: amountText(cents) })}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
