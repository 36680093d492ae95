import { officeTodayLabels } from '#contract/labels/office/today.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { PersonName } from '#office/components/person-name.tsx';
import { PromiseDay } from '#office/orders/promise.tsx';
import { Section } from '#office/components/screen.tsx';
import { Num } from '#ui/num.tsx';
import type { Today } from './today.ts';

/** Overdue unshipped orders with links. Staff who see payments ship from the order's own page. */
export function Late({ late: { orders, more } }: { late: NonNullable<Today['late']> }) {
  const { links } = useOffice();
  const t = useLabels(officeTodayLabels);
  const may = useCan();
  const place = may('payments.read') && may('orders.read') ? links.orders : links.workshop;
  if (orders.length === 0) return null;
  return (
    <Section
      title={t('lateOrders')}
      end={
        more > 0 && (
          <a className="link-btn" href={links.workshop}>
            {t('moreSuch', { n: more })}
          </a>
        )
      }
    >
      <ul className="to-do">
        {orders.map(({ number, customer, promisedOn, isBegun: hasStarted }) => (
          <li key={number}>
            <a href={`${place}/${encodeURIComponent(number)}`}>
              <OfficeIcon name={hasStarted ? 'truck' : 'package'} />
              <b>
                <Num>{number}</Num>
              </b>
              <span>
                <PersonName of={customer} />
              </span>
              <small>
                <PromiseDay day={promisedOn} isAwaited />
              </small>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
