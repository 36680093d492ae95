import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { useAnswer } from '#office/data/query-client.ts';
import { refusalKey } from '#office/data/refusals.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/parts/note.tsx';
import { PrintPapers } from '#office/parts/print-papers.tsx';
import { Screen, Section } from '#office/parts/screen.tsx';
import { Arrived } from '#office/parts/waiting.tsx';
import { Quoted } from '#ui/quoted.tsx';
import { LastStep } from './last-step.tsx';
import { PackList } from './pack-list.tsx';
import { ToWhom } from './to-whom.tsx';
import './workshop-order.css';

interface WorkshopOrderData {
  number: string;
}

/** One order in the workshop: what goes into the parcel, line by line, and to whom. */
function View({ data: { number } }: { data: WorkshopOrderData }) {
  const { links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const query = useAnswer(getOrder, { number });
  const isNone = !query.data && refusalKey(query.error) === 'notFound';
  return (
    <Screen
      title={number}
      back={{ href: links.workshop, label: t('back') }}
      actions={!isNone && <PrintPapers number={number} />}
    >
      {isNone ? (
        <Note>{t('noSuch', { number })}</Note>
      ) : (
        <Arrived query={query}>
          {(order) => (
            <div className="packing">
              {order.note !== '' && (
                <Section title={t('note')}>
                  <p>
                    <Quoted text={order.note} />
                  </p>
                </Section>
              )}
              <PackList order={order} />
              <ToWhom order={order} />
              <LastStep order={order} />
            </div>
          )}
        </Arrived>
      )}
    </Screen>
  );
}

export default definePage<WorkshopOrderData>({ View });
