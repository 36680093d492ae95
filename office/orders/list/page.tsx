import { useEffect, useState } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { countWaitingOrders } from '#contract/operations/office/orders/count-waiting-orders.ts';
import { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { Note } from '#office/components/note.tsx';
import { namedMethods, useOrderTexts } from '../order-texts.ts';
import { useOfficeQuery, useList } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { ExportButton } from '#office/lists/export-button.tsx';
import { addressOf } from '#office/lists/list-choices.ts';
import { ListScreen, useChoices } from '#office/lists/list-screen.tsx';
import { NewLink } from '#office/lists/new-link.tsx';
import { useSelection } from '#office/lists/use-selection.ts';
import { rememberList } from '../order-list.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { type BulkOutcome, ChosenBar } from './chosen-bar.tsx';
import { list, pagesOf, requestOf, viewNames } from './order-filters.ts';
import { QuickLook } from './quick-look.tsx';
import { type ListedOrder, useColumns } from './use-columns.tsx';
import './orders.css';

/** All orders, filtered by status and details, with bulk actions. */
function View() {
  const choices = useChoices(list);
  const { lang, links } = useOffice();
  const t = useLabels(officeOrdersLabels);
  const frame = useLabels(officeFrameLabels);
  const orderText = useOrderTexts();
  const request = requestOf(choices);
  const { skip: _, ...exported } = request;
  const query = useList(listOrders, request, (page) =>
    page.hasMore ? { ...request, before: page.orders.at(-1)?.id ?? null } : null,
  );
  const { waiting = [] } = useOfficeQuery(countWaitingOrders, {}).data ?? {};
  const may = useCan();
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  const selection = useSelection(orders);
  const [outcome, setOutcome] = useState<(BulkOutcome & { address: string }) | null>(null);
  const [looked, setLooked] = useState<ListedOrder | null>(null);
  const here = addressOf(links.orders, choices);
  const isOld = query.isPlaceholderData;
  const numbers = orders.map(({ number }) => number).join(' ');
  useEffect(() => {
    // During navigation away, the URL already belongs to another screen.
    const isHere = location.pathname === links.orders;
    if (isHere && !isOld && numbers !== '') rememberList({ address: here, numbers: numbers.split(' ') });
  }, [here, links, isOld, numbers]);
  const seesMoney = orders.some(({ totalCents }) => totalCents !== null);
  const columns = useColumns(seesMoney, setLooked);
  const found = query.data?.pages[0]?.found;
  const nameOf = (view: (typeof viewNames)[number]) =>
    view === 'completed' || view === 'awaitingPayment' ? orderText.state(view) : t(view);
  return (
    <ListScreen
      list={list}
      choices={choices}
      actions={
        may('orders.change') && <NewLink href={links.phoneOrder} text={frame('phoneOrder')} icon="phone" />
      }
      views={{
        label: t('views'),
        names: [
          { name: '', text: t('all') },
          ...viewNames.map((name) => ({
            name,
            text: nameOf(name),
            waiting: waiting.find(({ stage }) => stage === name)?.orders,
          })),
        ],
        savedAs: 'orders',
      }}
      hint={t('findHint')}
      filters={[
        { name: 'since', label: t('since'), options: 'day' },
        { name: 'until', label: t('until'), options: 'day' },
        {
          name: 'way',
          label: t('paymentMethod'),
          any: t('anyMethod'),
          options: namedMethods.map((id) => ({ value: id, text: orderText.paymentMethod(id) })),
        },
      ]}
      tools={
        may('exports.make') &&
        may('customers.read') && (
          <ExportButton operation={exportOrders} input={{ ...exported, language: lang }} file="orders" />
        )
      }
      note={outcome?.address === here && <Outcome outcome={outcome} />}
      query={query}
      rows={orders}
      none={t('none')}
      noneYet={t('noneYet')}
      table={{ name: 'orders', caption: t('order'), columns, nameOf: ({ number }) => number }}
      {...(found && { pages: pagesOf(choices, found.orders) })}
      totals={
        found && [
          found.orders === 1 ? t('foundOne') : t(found.hasMore ? 'foundMore' : 'found', { n: found.orders }),
          t(found.hasMore ? 'foundItemsMore' : 'foundItems', { n: found.items }),
          ...(found.totalCents === null
            ? []
            : [`${formatAmount(found.totalCents)}${found.hasMore ? '+' : ''}`]),
        ]
      }
      selection={may('orders.fulfil') ? selection : null}
    >
      <QuickLook order={looked} onClose={() => setLooked(null)} />
      <ChosenBar
        orders={selection.rows}
        onClear={selection.clear}
        onDone={(done) => setOutcome({ ...done, address: here })}
      />
    </ListScreen>
  );
}

/** Says how many orders were updated together, and which weren't. */
function Outcome({ outcome: { done, refused } }: { outcome: BulkOutcome }) {
  const t = useLabels(officeOrdersLabels);
  return (
    <output className="together-outcome">
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
