import { useEffect, useState } from 'react';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { countWaitingOrders } from '#contract/operations/office/orders/count-waiting-orders.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { useOfficeQuery, useList } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { rememberList } from '#office/order/order-list.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { MoreButton } from '#office/components/more-button.tsx';
import { useOrderWords } from '#office/components/order-words.ts';
import { Screen } from '#office/components/screen.tsx';
import { useRowShortcuts } from '#office/components/use-row-shortcuts.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { TableViews } from '#office/saved-views/table-views.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import { Num } from '#ui/num.tsx';
import { navigate } from '#web/navigate.ts';
import { type BulkOutcome, ChosenBar } from './chosen-bar.tsx';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import {
  addressOf,
  choicesOf,
  isNarrowed,
  type OrderFilters,
  requestOf,
  type View as ViewName,
  viewNames,
} from './order-filters.ts';
import type { ListedOrder } from './listed-order.ts';
import { QuickLook } from './quick-look.tsx';
import { OrdersTable } from './orders-table.tsx';
import { PhoneOrderLink } from './phone-order-link.tsx';
import { useChosen } from './use-chosen.ts';
import './orders.css';

/** All orders, filtered by status and details, with bulk actions. */
function View() {
  const choices = choicesOf(new URLSearchParams(useAddressQuery()));
  const { links } = useOffice();
  const t = useLabels(officeOrdersLabels);
  const request = requestOf(choices);
  const query = useList(listOrders, request, (page) =>
    page.hasMore ? { ...request, before: page.orders.at(-1)?.id ?? null } : null,
  );
  const { waiting = [] } = useOfficeQuery(countWaitingOrders, {}).data ?? {};
  const may = useCan();
  const mayMove = may('orders.fulfil');
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  const chosen = useChosen(orders);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const [looked, setLooked] = useState<ListedOrder | null>(null);
  const nameOf = useViewNames();
  useRowShortcuts();
  const here = addressOf(links.orders, choices);
  const isOld = query.isPlaceholderData;
  const numbers = orders.map(({ number }) => number).join(' ');
  useEffect(() => {
    // During navigation away, the URL already belongs to another screen.
    const isHere = location.pathname === links.orders;
    if (isHere && !isOld && numbers !== '') rememberList({ address: here, numbers: numbers.split(' ') });
  }, [here, links, isOld, numbers]);
  const go = (after: OrderFilters) => {
    setOutcome(null);
    navigate(addressOf(links.orders, after), { stay: true, replace: true });
  };
  return (
    <Screen
      actions={may('orders.change') && <PhoneOrderLink />}
      views={
        <TableViews
          screen="orders"
          here={here}
          addressOf={(announced) => addressOf(links.orders, choicesOf(announced))}
          label={t('views')}
          views={viewNames.map((view) => ({
            href: addressOf(links.orders, { ...choices, view }),
            text: nameOf(view),
            isHere: view === choices.view,
            waiting: waiting.find(({ stage }) => stage === view)?.orders,
          }))}
        />
      }
    >
      <Filters choices={choices} onChange={go}>
        <ExportButton request={request} />
      </Filters>
      {outcome && <Outcome outcome={outcome} />}
      <QueryState query={query}>
        {({ pages }) =>
          orders.length === 0 ? (
            <Note>{t(choices.view === 'all' && !isNarrowed(choices) ? 'noneYet' : 'none')}</Note>
          ) : (
            <>
              <OrdersTable
                orders={orders}
                choices={choices}
                found={pages[0]?.found ?? null}
                chosen={mayMove ? chosen : null}
                isBusy={query.isPlaceholderData}
                onLook={setLooked}
              />
              <MoreButton query={query} />
            </>
          )
        }
      </QueryState>
      <QuickLook order={looked} onClose={() => setLooked(null)} />
      <ChosenBar chosen={chosen} onDone={setOutcome} />
    </Screen>
  );
}

function useViewNames(): (view: ViewName) => string {
  const t = useLabels(officeOrdersLabels);
  const words = useOrderWords();
  return (view) => (view === 'completed' || view === 'awaitingPayment' ? words.state(view) : t(view));
}

/** Says how many orders were updated together, and which weren't. */
function Outcome({ outcome: { done, refused } }: { outcome: BulkOutcome }) {
  const t = useLabels(officeOrdersLabels);
  return (
    <output className="bulk-outcome">
      {done > 0 && <Note kind="good">{t('done', { n: done })}</Note>}
      {refused.length > 0 && (
        <Note kind="bad">
          {t('refused')}{' '}
          {refused.map(({ number, why }) => (
            <span key={number} className="bulk-refused">
              <Num>{number}</Num> {why}
            </span>
          ))}
        </Note>
      )}
    </output>
  );
}

export default definePage<null>({ View });
