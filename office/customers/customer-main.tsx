import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { customer } from '#contract/resources/customer.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { OrderState } from '../orders/order-state.tsx';
import { QueryState } from '../components/query-state.tsx';
import { Section } from '../components/screen.tsx';
import { Table } from '../components/table.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { useDates } from '../components/use-dates.ts';
import { useLabels, useOffice } from '../office-context.ts';
import type { RecordOf } from '../resources/resource.ts';
import { CustomerNotes } from './customer-notes.tsx';
import { type CustomerDetails, useCustomer } from './use-customer.ts';
import './customers.css';

/** The customer's sums, latest orders and notes. */
export function CustomerMain({ record }: { record: RecordOf<'customer'> }) {
  const id = Number(record.id);
  return (
    <QueryState query={useCustomer(id)}>
      {(details) => (
        <>
          <Figures details={details} />
          {details.latest && <Orders details={details} latest={details.latest} login={details.login} />}
          <CustomerNotes id={id} notes={details.notes} />
        </>
      )}
    </QueryState>
  );
}

function Figures({ details }: { details: CustomerDetails }) {
  const { account, orders, spentCents, paidOrders, lastOrderAt } = details;
  const t = useLabels(officeCustomerLabels);
  const ofCustomer = useLabels(customer.labels);
  const day = useDates();
  const average = spentCents === null || paidOrders === 0 ? null : Math.round(spentCents / paidOrders);
  return (
    <dl className="customer-figures">
      {spentCents !== null && (
        <div>
          <dt>{t('spent')}</dt>
          <dd>
            <Num>{formatAmount(spentCents)}</Num>
          </dd>
        </div>
      )}
      <div>
        <dt>{ofCustomer('field.orders')}</dt>
        <dd>
          <Num>{orders}</Num>
        </dd>
      </div>
      {average !== null && (
        <div>
          <dt>{t('average')}</dt>
          <dd>
            <Num>{formatAmount(average)}</Num>{' '}
            <small className="soft">{t('ofPaid', { n: paidOrders })}</small>
          </dd>
        </div>
      )}
      {account && (
        <div>
          <dt>{t('open')}</dt>
          <dd>
            <Num>{formatAmount(account.openCents)}</Num>{' '}
            <small className="soft">{t('left', { amount: formatAmount(account.leftCents) })}</small>
            {account.overdueCents > 0 && (
              <small className="wrong-mark">
                {t('overdue', { amount: formatAmount(account.overdueCents) })}
              </small>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('lastOrder')}</dt>
        <dd>{lastOrderAt === null ? t('never') : <Num>{day(lastOrderAt)}</Num>}</dd>
      </div>
    </dl>
  );
}

interface OrdersProps {
  details: CustomerDetails;
  latest: NonNullable<CustomerDetails['latest']>;
  login: string;
}

function Orders({ details: { orders }, latest, login }: OrdersProps) {
  const { links } = useOffice();
  const t = useLabels(officeCustomerLabels);
  const ofCustomer = useLabels(customer.labels);
  const ofOrders = useLabels(officeOrdersLabels);
  const when = useDateTimes();
  return (
    <Section
      title={ofCustomer('field.orders')}
      end={
        orders > latest.length && (
          <a className="link-btn" href={`${links.orders}?find=${encodeURIComponent(login)}`}>
            {t('allOrders', { n: orders })}
          </a>
        )
      }
    >
      {latest.length === 0 ? (
        <p className="soft">{t('noOrders')}</p>
      ) : (
        <Table
          name="resource"
          caption={ofCustomer('field.orders')}
          rows={latest}
          keyOf={({ number }) => number}
          columns={[
            {
              name: 'number',
              head: ofOrders('order'),
              isTitle: true,
              cell: ({ number }) => <a href={`${links.orders}/${encodeURIComponent(number)}`}>{number}</a>,
            },
            { name: 'placed', head: t('placed'), cell: ({ placedAt }) => <Num>{when(placedAt)}</Num> },
            { name: 'status', head: t('status'), cell: ({ state }) => <OrderState state={state} /> },
            {
              name: 'total',
              head: t('total'),
              isFigure: true,
              cell: ({ totalCents }) => totalCents !== null && <Num>{formatAmount(totalCents)}</Num>,
            },
          ]}
        />
      )}
    </Section>
  );
}
