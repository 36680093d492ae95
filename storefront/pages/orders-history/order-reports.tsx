import { useRef, useState } from 'react';
import { orderStatuses } from '#contract/constants.ts';
import { orderReportLabels } from '#contract/labels/shared/order-report.ts';
import { getOrderReports } from '#contract/operations/orders/get-order-reports.ts';
import { useAnswer } from '#storefront/use-answer.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { UserText } from '#ui/user-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePageData } from '#web/use-page-data.ts';
import type { OrderedItem } from '#storefront/orders/again/plan-again.ts';
import type { Order } from './use-orders.ts';

/** Loads the form only when a customer opens it. */
const loadForm = () => import('./report-form.tsx');

/** What the customer reported about a delivered order with the shop's answers, and the form for another report. */
export function OrderReports({ order, items }: { order: Order; items: readonly OrderedItem[] }) {
  const { lang: languageCode } = useShop();
  const t = useLabels(orderReportLabels);
  const { moment } = useOrderTimes();
  const { OrderId, LatestStatusID } = order;
  const { answer, reload } = useAnswer(getOrderReports, { OrderId, languageCode });
  const reports = answer ?? [];
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const form = usePageData(loadForm, isOpen, () => setOpen(false));
  const closeSent = () => {
    summary.current?.focus();
    setOpen(false);
    reload();
  };
  return (
    <section className="o-change" aria-labelledby="order-reports">
      <h3 className={reports.length > 0 ? 'h3' : 'vh'} id="order-reports">
        {t(reports.length > 0 ? 'reports' : 'title')}
      </h3>
      {reports.map(({ ReportId, At, Reason, Message, Pictures, Answers }) => (
        <div key={ReportId} className="o-report">
          <p>
            <b>{t(Reason)}</b> <span className="o-soft">{moment(At)}</span>
          </p>
          <UserText text={Message} />
          {Pictures.length > 0 && (
            <ul className="o-photos">
              {Pictures.map((path, at) => (
                <li key={path}>
                  <a href={path} target="_blank" rel="noreferrer">
                    <img src={path} alt={t('photo', { n: at + 1 })} loading="lazy" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {Answers.map((each) => (
            <div key={each.At} className="o-report-answer">
              <p>
                <b>{t(each.IsOurs ? 'answerOurs' : 'answerYours')}</b>{' '}
                <span className="o-soft">{moment(each.At)}</span>
              </p>
              <UserText text={each.Text} />
            </div>
          ))}
        </div>
      ))}
      {LatestStatusID === orderStatuses.completed && (
        <details
          className="o-question"
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary ref={summary}>
            <span>{t('title')}</span>
            <Icon name="chevron-down" />
          </summary>
          <div className="o-answer">
            {form && isOpen && <form.ReportForm OrderId={OrderId} items={items} onSent={closeSent} />}
          </div>
        </details>
      )}
    </section>
  );
}
