import type { ReactNode } from 'react';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { ViewScreen } from '#contract/operations/office/views/view-types.ts';
import { navigate } from '#web/navigate.ts';
import { MoreButton, type PagedQuery } from '../components/more-button.tsx';
import { Note } from '../components/note.tsx';
import { QueryState } from '../components/query-state.tsx';
import { Screen } from '../components/screen.tsx';
import { Views, type ViewsProps } from '../components/views.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { TableViews } from './table-views.tsx';
import type { Screen as ScreenName } from '../screens.ts';
import { useAddressQuery } from '../use-address-query.ts';
import { addressOf, choicesOf, isNarrowed, type ListAddress, type ListChoices } from './list-choices.ts';
import { type ListFilter, ListFilters } from './list-filters.tsx';
import type { TableGroup } from '../components/table.tsx';
import { PageJump } from './page-jump.tsx';
import { type ListColumn, type ListRow, ListTable } from './list-table.tsx';
import type { Selection } from './use-selection.ts';

export const useChoices = (list: ListAddress): ListChoices =>
  choicesOf(list, new URLSearchParams(useAddressQuery()));

export interface ListViews {
  label: string;
  /** The built-in views by name; '' is all rows. `waiting` is their number of rows, `isToDo` whether those need attention. */
  names: readonly {
    name: string;
    text: string;
    waiting?: number | undefined;
    isToDo?: boolean | undefined;
  }[];
  /** Links to sibling lists, after the views. */
  others?: ViewsProps['views'];
  /** The name under which staff save views. */
  savedAs?: ViewScreen;
}

interface ListScreenProps<Row extends ListRow> {
  list: ListAddress;
  choices: ListChoices;
  /** Beside the title. */
  status?: ReactNode;
  /** At most two buttons and an export. */
  actions?: ReactNode;
  /** The views, or links shown instead. */
  views: ListViews | { links: ReactNode };
  /** The fields that the search looks through. Omitted if there is no search. */
  hint?: string;
  filters?: readonly ListFilter[];
  /** At the end of the filters, in which phones hide it. */
  tools?: ReactNode;
  /** Between the search and the rows: a warning or the last change. */
  note?: ReactNode;
  query: Parameters<typeof QueryState>[0]['query'] & Partial<PagedQuery> & { isPlaceholderData: boolean };
  rows: readonly Row[];
  /** Shown when nothing matches the choices. */
  none?: string;
  /** Shown when there is nothing at all. */
  noneYet?: string;
  /** Whether having no rows is good news. */
  isGoodEmpty?: boolean;
  /** The table of the rows, or `body` instead. */
  table?: {
    name: string;
    caption: string;
    columns: readonly ListColumn<Row>[];
    groups?: readonly TableGroup<Row>[];
    nameOf?: (row: Row) => string;
    isWide?: boolean;
  };
  body?: ReactNode;
  /** The number of rows found, and whether there are more because counting stopped. */
  found?: { total: number; hasMore?: boolean } | null | undefined;
  /** The page that the list starts with, and the number of pages, if it can be opened at one. */
  pages?: { page: number; pages: number };
  /** Other totals, below the rows. */
  totals?: readonly string[] | null | undefined;
  /** The selected rows, if they can be selected. */
  selection?: Selection<Row> | null;
  /** Actions on the selected rows, and dialogs. */
  children?: ReactNode;
}

/**
 * A list: views, search and filters, sorting, selection and totals. What it shows is in its address, so that it can be
 * saved and shared.
 */
export function ListScreen<Row extends ListRow>(props: ListScreenProps<Row>) {
  const { list, choices, views, filters = [], query, rows, table, found, selection = null } = props;
  const { screen, links } = useOffice();
  const path = links[screen as ScreenName];
  const t = useLabels(officeListLabels);
  const isAll = choices.view === '' && choices.page === '' && !isNarrowed(choices);
  const pageJump = props.pages && (
    <PageJump
      key={props.pages.page}
      {...props.pages}
      onJump={(page) => navigate(addressOf(path, { ...choices, page: page === 1 ? '' : String(page) }))}
    />
  );
  return (
    <Screen
      status={props.status}
      actions={props.actions}
      views={'links' in views ? views.links : <BuiltInViews {...{ list, choices, path }} views={views} />}
    >
      {props.hint !== undefined && (
        <ListFilters
          {...{ list, choices, filters }}
          hint={props.hint}
          tools={props.tools}
          sorts={table?.columns.filter(({ name }) => list.sorts?.includes(name)) ?? []}
          onChange={(after) =>
            navigate(addressOf(path, { ...after, page: '' }), { stay: true, replace: true })
          }
        />
      )}
      {props.note}
      <QueryState query={query}>
        {() => {
          if (rows.length === 0)
            return (
              <>
                <Note kind={props.isGoodEmpty ? 'good' : 'plain'}>
                  {(isAll && props.noneYet) || (props.none ?? t('none'))}
                </Note>
                {pageJump}
              </>
            );
          const shown = { n: rows.length, total: found?.total ?? 0 };
          const totals = [
            ...(found ? [t(found.hasMore ? 'shownOfMore' : 'shown', shown)] : []),
            ...(props.totals ?? []),
          ];
          return (
            <>
              {table && (
                <ListTable
                  {...{ groups: [{ id: '', head: null, rows }], nameOf: () => '', ...table }}
                  {...{ path, list, choices, selection }}
                  isBusy={query.isPlaceholderData}
                />
              )}
              {props.body}
              {totals.length > 0 && (
                <p className={props.totals ? 'found totals' : 'soft found'}>
                  {totals.map((total) => (
                    <span key={total}>{total}</span>
                  ))}
                </p>
              )}
              {query.fetchNextPage && <MoreButton query={query as PagedQuery} />}
              {pageJump}
            </>
          );
        }}
      </QueryState>
      {props.children}
    </Screen>
  );
}

interface BuiltInViewsProps {
  list: ListAddress;
  choices: ListChoices;
  path: string;
  views: ListViews;
}

/** The views of a list; `path` is the screen that they open. */
export function BuiltInViews({ list, choices, path, views }: BuiltInViewsProps) {
  const { label, names, others = [], savedAs } = views;
  const shown = [
    ...names.map(({ name, text, waiting, isToDo }) => ({
      href: addressOf(path, { ...choices, view: name, page: '' }),
      text,
      isHere: name === choices.view,
      waiting: waiting || undefined,
      isToDo,
    })),
    ...others,
  ];
  if (!savedAs) return <Views label={label} views={shown} />;
  return (
    <TableViews
      screen={savedAs}
      label={label}
      views={shown}
      here={addressOf(path, choices)}
      addressOf={(query) => addressOf(path, choicesOf(list, query))}
    />
  );
}
