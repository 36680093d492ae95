import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { changeProducts } from '#contract/operations/office/catalogue/change-products.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { previewProductChanges } from '#contract/operations/office/catalogue/preview-product-changes.ts';
import { officeQuery, useOfficeQuery } from '#office/data/query-client.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useDebouncedValue } from '#office/forms/use-debounced-value.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { Screen } from '#office/components/screen.tsx';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { useFieldWords } from '../use-field-words.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { Outcome } from './outcome.tsx';
import { RowsTable } from './rows-table.tsx';
import { Rule } from './rule.tsx';
import {
  type Change,
  changeOf,
  changeText,
  firstSentence,
  isDoubtful,
  type Row,
  priceChangeRange,
  selectedProducts,
} from './together.ts';
import './together.css';

type Done = NonNullable<ReturnType<typeof useOfficeMutation<typeof changeProducts>>['data']>;

/** Bulk edit of products: a sentence with a preview of each result, and Undo. */
function View() {
  const which = selectedProducts(new URLSearchParams(useAddressQuery()));
  const { links } = useOffice();
  const frame = useLabels(officeFrameLabels);
  const lists = useOfficeQuery(getTaxonomy, {}).data;
  const words = useFieldWords(lists);
  const [sentence, setSentence] = useState(firstSentence);
  const [done, setDone] = useState<Done | null>(null);
  const typed = useDebouncedValue(sentence);
  const change = changeOf(typed);
  return (
    <Screen back={{ href: links.products, label: frame('products') }}>
      {done ? (
        <Outcome done={done} words={words} />
      ) : (
        <>
          <Rule sentence={sentence} onChange={setSentence} lists={lists} words={words} />
          {change && (
            <Preview {...{ which, change, words }} isCurrent={typed === sentence} onDone={setDone} />
          )}
        </>
      )}
    </Screen>
  );
}

interface PreviewProps {
  which: ReturnType<typeof selectedProducts>;
  change: Change;
  words: ReturnType<typeof useFieldWords>;
  /** Whether the change is the one in the sentence, which is debounced. */
  isCurrent: boolean;
  onDone: (done: Done) => void;
}

function Preview({ which, change, words, isCurrent, onDone }: PreviewProps) {
  const t = useLabels(officeTogetherLabels);
  // The change a confirmation applies to; later input needs its own.
  const [sureOf, setSureOf] = useState({ change: '', n: 0 });
  const isPriceSure = sureOf.change === JSON.stringify(change);
  const query = useQuery({
    ...officeQuery(previewProductChanges, { which, change, isPriceSure }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [seen, setSeen] = useState<'all' | 'change' | 'stay'>('all');
  const [out, setOut] = useState<ReadonlySet<number>>(() => new Set());
  const take = (id: number, isIn: boolean) => {
    const after = new Set(out);
    if (isIn) after.delete(id);
    else after.add(id);
    setOut(after);
  };
  return (
    <QueryState query={query}>
      {({ products, hasMore }) => {
        const rows = products.filter(({ refused, id }) => refused === null && !out.has(id));
        const stay = products.filter((row) => !rows.includes(row));
        const shown = { all: products, change: rows, stay };
        const doubtful = isPriceSure ? sureOf.n : products.filter(isDoubtful).length;
        return (
          <div className={query.isPlaceholderData ? 'is-busy' : undefined}>
            {hasMore && <Note>{t('hasMore', { n: products.length })}</Note>}
            {'rule' in change && <Totals rows={rows} isSpread={change.rule.way !== 'set'} />}
            {doubtful > 0 && (
              <Note kind="bad">
                <label className="check">
                  <input
                    type="checkbox"
                    checked={isPriceSure}
                    onChange={({ currentTarget }) =>
                      setSureOf({ change: currentTarget.checked ? JSON.stringify(change) : '', n: doubtful })
                    }
                  />
                  {t('doubtful', { n: doubtful })}
                </label>
              </Note>
            )}
            {products.length === 0 && <Note>{t('none')}</Note>}
            <SegmentedControl
              isNameHidden
              label={t('rowsShown')}
              value={seen}
              choices={[
                { value: 'all', text: t('allRows', { n: products.length }) },
                { value: 'change', text: t('changing', { n: rows.length }) },
                { value: 'stay', text: t('staying', { n: stay.length }) },
              ]}
              onChoose={setSeen}
            />
            <RowsTable rows={shown[seen]} field={change.field} out={out} onTake={take} words={words} />
            <ChangeBar
              rows={rows}
              stay={stay.length}
              change={change}
              isPriceSure={isPriceSure}
              isCurrent={isCurrent && !query.isPlaceholderData}
              onDone={onDone}
            />
          </div>
        );
      }}
    </QueryState>
  );
}

/** Renders the totals of the bulk edit. */
function Totals({ rows, isSpread }: { rows: readonly Row[]; isSpread: boolean }) {
  const t = useLabels(officeTogetherLabels);
  const total = (of: (row: Row) => unknown) => rows.reduce((cents, row) => cents + Number(of(row)), 0);
  const before = total(({ from }) => from);
  const more = total(({ to }) => to) - before;
  const spread = isSpread ? priceChangeRange(rows) : null;
  return (
    <p className="soft">
      {t('together', { more: `${more > 0 ? '+' : ''}${formatAmount(more)}`, sum: formatAmount(before) })}
      {spread && ` · ${t('spread', { least: changeText(spread.least), most: changeText(spread.most) })}`}
    </p>
  );
}

interface ChangeBarProps {
  rows: readonly Row[];
  stay: number;
  change: Change;
  /** Whether prices of zero or far from the old ones were confirmed. */
  isPriceSure: boolean;
  /** Whether the preview matches the sentence. */
  isCurrent: boolean;
  onDone: (done: Done) => void;
}

function ChangeBar({ rows, stay, change, isPriceSure, isCurrent, onDone }: ChangeBarProps) {
  const t = useLabels(officeTogetherLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const run = useOfficeMutation(changeProducts);
  const n = rows.length;
  const products = rows.map(({ id, version }) => ({ id, version }));
  return (
    <section className="foot-bar sum-bar" aria-label={t('change')}>
      <p>
        <b>{t('willChange', { n, m: stay })}</b> <span className="soft">{t('thenInShop')}</span>
      </p>
      <Button kind="ghost" href={links.products}>
        {common('discard')}
      </Button>
      {n > 0 && (
        <Button
          busy={run.isPending || !isCurrent}
          onClick={() => run.mutate({ products, change, isPriceSure }, { onSuccess: onDone })}
        >
          <Num>{t('changeN', { n })}</Num>
        </Button>
      )}
    </section>
  );
}

export default definePage<null>({ View });
