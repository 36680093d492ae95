import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { listWaitingMoney } from '#contract/operations/office/money/list-waiting-money.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { FilterBar } from '#office/parts/filter-bar.tsx';
import { Note } from '#office/parts/note.tsx';
import { OfficeIcon } from '#office/parts/office-icon.tsx';
import { Screen } from '#office/parts/screen.tsx';
import { useMoments } from '#office/parts/use-moments.ts';
import { useRowKeys } from '#office/parts/use-row-keys.ts';
import { Arrived } from '#office/parts/waiting.tsx';
import { useScreenKey } from '#office/screen-keys.ts';
import { TableViews } from '#office/saved-views/table-views.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { goTo } from '#web/go-to.ts';
import { addressOf, choicesOf, groupsOf, viewNames } from './money-choices.ts';
import { MoneyCameDialog } from './money-came-dialog.tsx';
import { MoneyTable } from './money-table.tsx';
import { SentBackDialog } from './sent-back-dialog.tsx';
import { useAges } from '#office/parts/use-ages.ts';
import type { ToGiveBack, WaitingMoney } from './waiting-money.ts';
import './money.css';

/** Payments that need a decision before items ship or a refund is made. */
function View() {
  const choices = choicesOf(new URLSearchParams(useAddressQuery()));
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const [isComing, setComing] = useState(false);
  const [sentBack, setSentBack] = useState<ToGiveBack | null>(null);
  const query = useQuery({
    ...officeQuery(listWaitingMoney, { find: choices.find }),
    placeholderData: keepPreviousData,
  });
  useScreenKey('n', t('moneyCame'), () => setComing(true));
  useRowKeys();
  const groups = groupsOf(choices);
  const counts = query.data?.groups;
  const countOf = (view: (typeof viewNames)[number]) =>
    counts &&
    (view === 'all' ? Object.values(counts).reduce((sum, { count }) => sum + count, 0) : counts[view].count);
  return (
    <Screen
      actions={
        <Button className="money-came-open" aria-keyshortcuts="n" onClick={() => setComing(true)}>
          <OfficeIcon name="landmark" /> {t('moneyCame')}
        </Button>
      }
      views={
        <TableViews
          screen="money"
          here={addressOf(links.money, choices)}
          addressOf={(said) => addressOf(links.money, choicesOf(said))}
          label={t('views')}
          views={viewNames.map((view) => ({
            href: addressOf(links.money, { ...choices, view }),
            text: t(view),
            isHere: view === choices.view,
            waiting: countOf(view) || undefined,
          }))}
        />
      }
    >
      <Arrived query={query}>
        {(money) => (
          <>
            <EndsFirst money={money} now={query.dataUpdatedAt} />
            <FilterBar
              find={choices.find}
              hint={t('findHint')}
              onFind={(find) =>
                goTo(addressOf(links.money, { ...choices, find }), { stay: true, replace: true })
              }
            />
            {groups.some((name) => money[name].length > 0) ? (
              <MoneyTable
                {...{ money, groups }}
                now={query.dataUpdatedAt}
                isBusy={query.isPlaceholderData}
                onSentBack={setSentBack}
              />
            ) : (
              <Note kind={countOf('all') === 0 ? 'good' : 'plain'}>
                {t(countOf('all') === 0 ? 'nothing' : 'none')}
              </Note>
            )}
          </>
        )}
      </Arrived>
      <MoneyCameDialog isOpen={isComing} onClose={() => setComing(false)} />
      <SentBackDialog money={sentBack} onClose={() => setSentBack(null)} />
    </Screen>
  );
}

/** The order that expires first, which may not be the oldest. */
function EndsFirst({ money: { endsFirst }, now }: { money: WaitingMoney; now: number }) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const age = useAges();
  const when = useMoments();
  if (endsFirst === null) return null;
  const { number, until, kind } = endsFirst;
  const screen = kind === 'transfers' ? links.money : links.orders;
  return (
    <div className="ends-first">
      <Note
        kind="us"
        end={
          <Button kind="ghost" small href={`${screen}/${encodeURIComponent(number)}`}>
            {t('lookAtIt')}
          </Button>
        }
      >
        {t('endsFirst', { number, when: when(until), age: age(now, Date.parse(until)) })}
      </Note>
    </div>
  );
}

export default definePage<null>({ View });
