import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import type { Answer } from '#contract/operation.ts';
import { listDiscountUses } from '#contract/operations/office/discounts/list-discount-uses.ts';
import { discount } from '#contract/resources/discount.ts';
import { formatAmount, reductionText } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { Note } from '../components/note.tsx';
import { OrderState } from '../components/order-state.tsx';
import { PersonName } from '../components/person-name.tsx';
import { QueryState } from '../components/query-state.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { useList } from '../data/query-client.ts';
import { useLabels, useOffice } from '../office-context.ts';
import '../styles/table.css';
import '../order/order-parts.css';
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
    <div className="grid-wrap">
      <table className="grid rows discount-uses">
        <caption className="vh">{t('orders')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('order')}</th>
            <th scope="col">{t('date')}</th>
            {seesCustomers && <th scope="col">{common('customer')}</th>}
            {seesMoney && (
              <>
                <th scope="col" className="is-figure">
                  {of('field.offCents')}
                </th>
                <th scope="col" className="is-figure">
                  {t('total')}
                </th>
              </>
            )}
            <th scope="col">{of('field.state')}</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ orderId, number, at, customer, offCents, totalCents, state }) => (
            <tr key={orderId}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the order's number is its label */}
              <th scope="row">
                <a className="row-link" href={`${links.orders}/${encodeURIComponent(number)}`}>
                  <Num>{number}</Num>
                </a>
              </th>
              <td>
                <Num>{when(at)}</Num>
              </td>
              {seesCustomers && (
                <td>
                  <PersonName of={customer} />
                </td>
              )}
              {seesMoney && (
                <>
                  <td className="is-figure">{offCents !== null && <Num>{reductionText(offCents)}</Num>}</td>
                  <td className="is-figure">
                    {totalCents !== null && <Num>{formatAmount(totalCents)}</Num>}
                  </td>
                </>
              )}
              <td>
                <OrderState state={state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
