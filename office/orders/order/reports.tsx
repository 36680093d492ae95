import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { listOrderReports } from '#contract/operations/office/orders/list-order-reports.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { ReportFacts } from '../report-facts.tsx';
import type { Order } from '../order.ts';
import { UserText } from '#ui/user-text.tsx';

/** What the customer reported about the order. Staff answer in the inbox. */
export function Reports({ order: { number } }: { order: Order }) {
  const { links } = useOffice();
  const t = useLabels(officeOrderRecord);
  const when = useDateTimes();
  const may = useCan();
  const { reports = [] } = useOfficeQuery(listOrderReports, { number }).data ?? {};
  if (reports.length === 0) return null;
  return (
    <Section title={t('reports')}>
      {reports.map((report) => (
        <div key={report.inquiry} className="stack-2">
          <p className="soft">{when(report.at)}</p>
          <ReportFacts report={report} />
          <p className="order-words">
            <UserText text={report.text} />
          </p>
          {may('inbox.answer') && <a href={`${links.inbox}/${report.inquiry}`}>{t('reportAnswer')}</a>}
        </div>
      ))}
    </Section>
  );
}
