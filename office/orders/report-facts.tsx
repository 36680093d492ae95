import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { orderReportLabels } from '#contract/labels/shared/order-report.ts';
import type { Answer } from '#contract/operation.ts';
import type { listOrderReports } from '#contract/operations/office/orders/list-order-reports.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';

/** What a customer reported about an order: why, the pieces and the pictures, with a link to the order. */
export function ReportFacts({ report }: { report: Answer<typeof listOrderReports>['reports'][number] }) {
  const { links } = useOffice();
  const t = useLabels(officeOrderRecord);
  const labels = useLabels(orderReportLabels);
  const inLanguage = useLocalizedText();
  const may = useCan();
  const { number, reason, items, pictures } = report;
  return (
    <div className="stack-2">
      <p>
        <b>{labels(reason)}</b>
        {' · '}
        {may('orders.read') ? <a href={`${links.orders}/${encodeURIComponent(number)}`}>{number}</a> : number}
      </p>
      <ul>
        {items.map(({ name, quantity }) => (
          <li key={`${name.en} ${quantity}`}>{labels('piece', { n: quantity, name: inLanguage(name) })}</li>
        ))}
      </ul>
      {pictures.length > 0 && may('orders.read') && (
        <ul className="row-2 slips">
          {pictures.map((id, at) => (
            <li key={id}>
              <a href={`/office/files/reports/${id}`} target="_blank" rel="noreferrer">
                <img
                  src={`/office/files/reports/${id}`}
                  alt={t('reportPhoto', { n: at + 1 })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
