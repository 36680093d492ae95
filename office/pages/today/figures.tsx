import { officeTodayLabels } from '#contract/labels/office/today.ts';
import { useLabels } from '#office/office-context.ts';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { Section } from '#office/components/screen.tsx';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import type { SalesReport } from './today.ts';

const spans = [
  { name: 'today', before: ['weekAgo', 'yearAgo'] },
  { name: 'week', before: ['lastWeek', 'lastYear'] },
] as const;

/**
 * Payments received today and this week, compared with a week and a year ago if there were any; orders, average order
 * value, outstanding amount and refunds.
 */
export function Figures({ takings }: { takings: SalesReport }) {
  const t = useLabels(officeTodayLabels);
  const { today, week, money } = takings;
  const average = today.orders === 0 ? '–' : formatAmount(Math.round(today.cents / today.orders));
  const rows = [
    ['ordersToday', today.orders],
    ['average', average],
    ['ordersWeek', week.orders],
    ['outstanding', formatAmount(money.outstandingCents)],
    ...(money.unconfirmedCents > 0 ? [['unconfirmed', formatAmount(money.unconfirmedCents)] as const] : []),
    ...(money.today.excessCents > 0 ? [['excessToday', formatAmount(money.today.excessCents)] as const] : []),
    ...(money.week.excessCents > 0 ? [['excessWeek', formatAmount(money.week.excessCents)] as const] : []),
    ['refundedToday', formatAmount(money.today.refundedCents)],
    ['refundedWeek', formatAmount(money.week.refundedCents)],
  ] as const;
  return (
    <Section title={t('figures')}>
      <div className="figures">
        <dl className="figures-spans">
          {spans.map(({ name, before }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <b>
                  <Num>{formatAmount(money[name].receivedCents)}</Num>
                </b>
                {before
                  .filter((each) => money[each].receivedCents !== 0)
                  .map((each) => (
                    <small key={each}>
                      <Change now={money[name].receivedCents} before={money[each].receivedCents} />
                      {t(each, { amount: formatAmount(money[each].receivedCents) })}
                    </small>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
        <dl className="figures-rows">
          {rows.map(([name, figure]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <Num>{figure}</Num>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** Renders the relative change from the earlier value. */
function Change({ now, before }: { now: number; before: number }) {
  const percent = Math.round(((now - before) / before) * 100);
  return (
    <span className={percent < 0 ? 'change is-less' : 'change'}>
      <OfficeIcon name={percent < 0 ? 'arrow-down-right' : 'arrow-up-right'} />
      <Num>{`${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`}</Num>
    </span>
  );
}
