import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import type { Answer } from '#contract/operation.ts';
import { listDiscountUses } from '#contract/operations/office/discounts/list-discount-uses.ts';
import { discount } from '#contract/resources/discount.ts';
import { formatAmount, reductionText } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { Note } from '../components/note.tsx';
import { OrderState } from '../orders/order-state.tsx';
import { PersonName } from '../components/person-name.tsx';
import { QueryState } from '../components/query-state.tsx';
import { Table } from '../components/table.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { useList } from '../data/query-client.ts';
import { useLabels, useOffice } from '../office-context.ts';
import '../components/description-list.css';
import './discounts.css';

/** The results of a discount, and the orders that used it. */
export function DiscountUses({ id }: { id: number }) {
  const t = useLabels(officeDiscountsLabels);
  const of = useLabels(discount.labels);
  const query = useList(listDiscountUses, { id }, ({ hasMore, uses }) =>
    hasMore ? { id, before: uses?.at(-1)?.orderId ?? null } : null,
  );
  return (
    <section className="sec" aria-labelledby="discount-orders">
      <h2 id="discount-orders">{t('orders')}</h2>
      <QueryState query={query}>
        {({ pages: [first, ...rest] }) => {
          if (!first) return null;
          const { orders, offCents, revenueCents } = first.results;
          const uses = [first, ...rest].flatMap((page) => page.uses ?? []);
          return (
            <>
              <dl className="facts">
                <Fact name={of('field.orders')} value={String(orders)} />
                {offCents !== null && <Fact name={of('field.offCents')} value={formatAmount(offCents)} />}
                {revenueCents !== null && (
                  <Fact name={of('field.revenueCents')} value={formatAmount(revenueCents)} />
                )}
              </dl>
              {first.uses !== null && uses.length === 0 && <Note>{t('noOrders')}</Note>}
              {uses.length > 0 && <UsesTable uses={uses} />}
              <MoreButton query={query} />
            </>
          );
        }}
      </QueryState>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Num>{value}</Num>
      </dd>
    </div>
  );
}

type Uses = NonNullable<Answer<typeof listDiscountUses>['uses']>;

function UsesTable({ uses }: { uses: Uses }) {
  const t = useLabels(officeDiscountsLabels);
  const of = useLabels(discount.labels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const when = useDateTimes();
  const seesMoney = uses.some(({ totalCents }) => totalCents !== null);
  const seesCustomers = uses.some(({ customer }) => customer !== null);
  return (
    <Table
      name="discount-uses"
      caption={t('orders')}
      rows={uses}
      keyOf={({ orderId }) => orderId}
      columns={[
        {
          name: 'order',
          head: t('order'),
          isTitle: true,
          cell: ({ number }) => (
            <a className="row-link" href={`${links.orders}/${encodeURIComponent(number)}`}>
              <Num>{number}</Num>
            </a>
          ),
        },
        { name: 'date', head: t('date'), cell: ({ at }) => <Num>{when(at)}</Num> },
        seesCustomers && {
          name: 'customer',
          head: common('customer'),
          cell: (use) => <PersonName of={use.customer} />,
        },
        seesMoney && {
          name: 'off',
          head: of('field.offCents'),
          isFigure: true,
          cell: ({ offCents }) => offCents !== null && <Num>{reductionText(offCents)}</Num>,
        },
        seesMoney && {
          name: 'total',
          head: t('total'),
          isFigure: true,
          cell: ({ totalCents }) => totalCents !== null && <Num>{formatAmount(totalCents)}</Num>,
        },
        { name: 'state', head: of('field.state'), cell: ({ state }) => <OrderState state={state} /> },
      ]}
    />
  );
}
