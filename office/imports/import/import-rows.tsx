import { officeFetchLabels } from '#contract/labels/office/import-errors.ts';
import { officeImportLabels } from '#contract/labels/office/imports.ts';
import type { Input } from '#contract/operation.ts';
import { listImportRows } from '#contract/operations/office/imports/list-import-rows.ts';
import { MoreButton } from '#office/components/more-button.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { State } from '#office/components/state.tsx';
import { Table } from '#office/components/table.tsx';
import { useList } from '#office/data/query-client.ts';
import { ChangeDiff } from '#office/history/change-diff.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useAddressQuery } from '#office/use-address-query.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Import, ImportRow } from './import.ts';
import { RowProblems } from './row-problems.tsx';

type Show = NonNullable<Input<typeof listImportRows>['show']>;

const filters = ['new', 'changed', 'unchanged', 'wrong', 'lacking'] as const satisfies readonly Show[];
const looks = { new: 'hidden', changed: 'dated', unchanged: 'published' } as const;

function useShown(): Show | null {
  const requested = new URLSearchParams(useAddressQuery()).get('show');
  return filters.find((each) => each === requested) ?? null;
}

/** The number of rows by result, each a filter. */
export function ImportCounts({ shown: { id, counts } }: { shown: Import }) {
  const t = useLabels(officeImportLabels);
  const { links } = useOffice();
  const show = useShown();
  const here = links.catalogueImport.replace(':id', String(id));
  const tiles = filters.filter((each) => each !== 'lacking' || counts.lacking > 0);
  return (
    <nav className="import-tiles" aria-label={t('filter')}>
      {tiles.map((each) => (
        <a
          key={each}
          href={each === show ? here : `${here}?show=${each}`}
          className={!(each in looks) && counts[each] > 0 ? 'is-bad' : undefined}
          aria-current={each === show ? 'true' : undefined}
        >
          <b>{counts[each]}</b>
          {each in looks ? (
            <State look={looks[each as keyof typeof looks]}>{t(each)}</State>
          ) : (
            <span className={counts[each] > 0 ? 'wrong-mark' : 'soft'}>
              {counts[each] > 0 && <Icon name="circle-alert" />}
              {t(each)}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

/** The rows, those with problems first. */
export function ImportRows({ shown }: { shown: Import }) {
  const request = { id: shown.id, show: useShown(), offset: 0 };
  const query = useList(listImportRows, request, ({ next }) =>
    next === null ? null : { ...request, offset: next },
  );
  return (
    <>
      <QueryState query={query}>
        {({ pages }) => <Rows rows={pages.flatMap(({ rows }) => rows)} shown={shown} />}
      </QueryState>
      <MoreButton query={query} />
    </>
  );
}

function Rows({ rows, shown }: { rows: readonly ImportRow[]; shown: Import }) {
  const t = useLabels(officeImportLabels);
  return (
    <>
      <Table
        name="import-rows"
        caption={t('earlier')}
        rows={rows}
        keyOf={({ place }) => place}
        columns={[
          {
            name: 'record',
            head: t('record'),
            isTitle: true,
            cell: ({ key, kind }) => (
              <>
                <UserText text={key} /> <span className="soft">{t(kind as 'products')}</span>
              </>
            ),
          },
          { name: 'row', head: t('row'), isFigure: true, cell: ({ line }) => line > 0 && <Num>{line}</Num> },
          { name: 'effect', head: t('effect'), cell: (row) => <Effect row={row} shown={shown} /> },
        ]}
      />
      <p className="soft found">{t('shown', { n: rows.length })}</p>
    </>
  );
}

/** The columns by which staff recognize a new product. The others are in its file. */
const newProductColumns = new Set(
  'name_en name_km price cost stock variant_stock colours sizes options categories published'.split(' '),
);

function Effect({ row, shown }: { row: ImportRow; shown: Import }) {
  const t = useLabels(officeImportLabels);
  const why = useLabels(officeFetchLabels);
  const { state, kind, differences, lacking } = row;
  const shownCells =
    state === 'new' && kind === 'products'
      ? differences.filter(({ column }) => newProductColumns.has(column))
      : differences;
  return (
    <>
      {state === null && <span className="soft">{t('isOpen')}</span>}
      {state === 'wrong' && <RowProblems row={row} shown={shown} />}
      {state === 'new' && <State look="hidden">{t('isNew')}</State>}
      {state === 'unchanged' && <State look="published">{t('isUnchanged')}</State>}
      {(state === 'changed' || state === 'new') && (
        <ul className="import-list" role="list">
          {shownCells.map(({ column, from, to }) => (
            <li key={column}>
              <span className="soft">{column}</span>{' '}
              <ChangeDiff was={from && <UserText text={from} />} is={to && <UserText text={to} />} />
            </li>
          ))}
        </ul>
      )}
      {lacking.length > 0 && (
        <ul className="import-list" role="list">
          {lacking.map((each) => (
            <li key={each.address} className="is-bad">
              {t('lackingPicture', {
                address: each.address,
                // The code of a file in another format is followed by the format's name.
                why: why(each.why.split(':')[0] as 'address', { format: each.why.split(':')[1] ?? '' }),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
