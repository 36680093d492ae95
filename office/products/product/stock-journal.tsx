import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { listStockChanges } from '#contract/operations/office/catalogue/list-stock-changes.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { Num } from '#ui/num.tsx';
import type { Editing } from './editing.ts';

const reasons = { order: 'byOrder', staff: 'byStaff', created: 'atStart' } as const;

/** The stock history with reasons, fetched when opened. */
export function StockJournal({ id, words }: { id: number; words: Editing['words'] }) {
  const t = useLabels(officeProductLabels);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('journal')}</summary>
      {isOpen && <Journal id={id} words={words} />}
    </details>
  );
}

function Journal({ id, words }: { id: number; words: Editing['words'] }) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const when = useDateTimes();
  const query = useOfficeQuery(listStockChanges, { id });
  const count = (stock: number | null) => (stock === null ? common('notTracked') : String(stock));
  return (
    <QueryState query={query}>
      {({ changes }) =>
        changes.length === 0 ? (
          <p className="soft">{t('journalNone')}</p>
        ) : (
          <ol className="journal">
            {changes.map(({ id: key, at, from, to, why, name, ...variant }) => (
              <li key={key}>
                <Num>{`${count(from)} → ${count(to)}`}</Num>
                <span>
                  {why in reasons ? t(reasons[why as keyof typeof reasons]) : why}
                  {name && ` · ${name}`}
                  {words.variantName(variant) && ` · ${words.variantName(variant)}`}
                </span>
                <time className="soft" dateTime={at}>
                  {when(at)}
                </time>
              </li>
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}
