import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { Table, type TableColumn, type TableGroup } from '../components/table.tsx';
import { useRowShortcuts } from './use-row-shortcuts.ts';
import { useLabels } from '../office-context.ts';
import { addressOf, type ListAddress, type ListChoices, orderOf, sortedBy } from './list-choices.ts';
import type { Selection } from './use-selection.ts';
import './lists.css';

export interface ListRow {
  id: number | string;
}

/** A column of a list. It can be sorted if `sorts` of the list contains its name. */
export interface ListColumn<Row> extends TableColumn<Row> {
  head: string;
  look?: string;
  /**
   * On phones: the line of the row, at its start, its end or over its whole width. If no column has one, each value has
   * a line with its label; otherwise columns without one are hidden.
   */
  line?: `line-${1 | 2 | 3 | 4 | 5}${'' | ' is-side' | ' is-wide'}`;
  /** Whether a value needs no attention, so that phones don't show it. */
  isQuiet?: (row: Row) => boolean;
}

interface ListTableProps<Row extends ListRow> {
  /** The class of the table. A cell has the class `of-` and its column's name. */
  name: string;
  caption: string;
  path: string;
  list: ListAddress;
  choices: ListChoices;
  columns: readonly ListColumn<Row>[];
  groups: readonly TableGroup<Row>[];
  /** The name of a row, to select it. */
  nameOf: (row: Row) => string;
  /** Null if rows can't be selected. */
  selection: Selection<Row> | null;
  /** Whether other rows are loading. */
  isBusy: boolean;
  /** Whether it can be wider than the window. */
  isWide?: boolean;
}

/** The table of a list, sorted by its heads. On a phone a row takes a few lines. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const {
    name,
    caption,
    path,
    list,
    choices,
    columns,
    groups,
    nameOf,
    selection,
    isBusy,
    isWide = false,
  } = props;
  const common = useLabels(officeCommonLabels);
  const together = useLabels(officeTogetherLabels);
  useRowShortcuts();
  const { by, isDown } = orderOf(list, choices);
  const isSortable = (column: string) => list.sorts?.includes(column) ?? false;
  const directionOf = (column: string) => {
    if (column === by) return isDown ? 'descending' : 'ascending';
    return isSortable(column) ? 'none' : undefined;
  };
  const rows = groups.flatMap((group) => group.rows);
  const layout = columns.some(({ line }) => line) ? 'in-lines' : 'resource';
  const shown = columns.map((column): TableColumn<Row> => {
    const { head, line, look, isQuiet } = column;
    return {
      ...column,
      label: head,
      head: isSortable(column.name) ? (
        <a href={addressOf(path, sortedBy(list, choices, column.name))}>{head}</a>
      ) : (
        head
      ),
      sorted: directionOf(column.name),
      look: (row) =>
        [`of-${column.name}`, line, look, isQuiet?.(row) && 'is-quiet'].filter(Boolean).join(' '),
    };
  });
  return (
    <Table
      name={`${layout} ${name}`}
      caption={caption}
      groups={groups}
      keyOf={({ id }) => id}
      lookOf={({ id }) => (selection?.ids.has(id) ? 'is-chosen' : undefined)}
      {...{ isBusy, isWide }}
      columns={[
        selection && {
          name: 'choice',
          isChoice: true,
          head: (
            <input
              type="checkbox"
              aria-label={common('selectAll')}
              checked={rows.every(({ id }) => selection.ids.has(id))}
              onChange={({ currentTarget }) => selection.choose(rows, currentTarget.checked)}
            />
          ),
          cell: (row) => (
            <input
              type="checkbox"
              aria-label={together('choose', { name: nameOf(row) })}
              checked={selection.ids.has(row.id)}
              onChange={({ currentTarget }) => selection.choose([row], currentTarget.checked)}
            />
          ),
        },
        ...shown,
      ]}
    />
  );
}
