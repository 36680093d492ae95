import type { ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { useRowShortcuts } from '../components/use-row-shortcuts.ts';
import { useLabels } from '../office-context.ts';
import { addressOf, type ListAddress, type ListChoices, orderOf, sortedBy } from './list-choices.ts';
import type { Selection } from './use-selection.ts';
import '../styles/table.css';
import './lists.css';

/** A row of a list. */
export interface ListRow {
  id: number | string;
}

/** A column of a list. It can be sorted if `sorts` of the list contains its name. */
export interface ListColumn<Row> {
  name: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Whether it names the row. */
  isTitle?: boolean;
  isFigure?: boolean;
  /** Hidden where there is no room for all columns beside the navigation. */
  isSpare?: boolean;
  /** The color and width of the text. */
  look?: string;
  /**
   * On phones: the line of the row, at its start, its end or over its whole width. If no column has one, each value has
   * a line with its label; otherwise columns without one are hidden.
   */
  line?: `line-${1 | 2 | 3 | 4}${'' | ' is-side' | ' is-wide'}`;
  /** Whether a value needs no attention, so that phones don't show it. */
  isQuiet?: (row: Row) => boolean;
}

/** Some rows below a common heading. */
export interface ListGroup<Row> {
  id: string;
  head: ReactNode;
  rows: readonly Row[];
}

interface ListTableProps<Row extends ListRow> {
  /** The class of the table. A cell has the class `of-` and its column's name. */
  name: string;
  caption: string;
  path: string;
  list: ListAddress;
  choices: ListChoices;
  columns: readonly ListColumn<Row>[];
  groups: readonly ListGroup<Row>[];
  /** The name of a row, to select it. */
  nameOf: (row: Row) => string;
  /** Null if rows can't be selected. */
  selection: Selection<Row> | null;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The table of a list, sorted by its heads. On a phone a row takes a few lines. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { name, caption, path, list, choices, columns, groups, nameOf, selection, isBusy } = props;
  const common = useLabels(officeCommonLabels);
  useRowShortcuts();
  const { by, isDown } = orderOf(list, choices);
  const isSortable = (column: string) => list.sorts?.includes(column) ?? false;
  const directionOf = (column: string) => {
    if (column === by) return isDown ? 'descending' : 'ascending';
    return isSortable(column) ? 'none' : undefined;
  };
  const rows = groups.flatMap((group) => group.rows);
  const layout = columns.some(({ line }) => line) ? 'in-lines' : 'resource';
  return (
    <div className={isBusy ? 'grid-wrap is-busy' : 'grid-wrap'}>
      <table className={`grid rows ${layout} ${name}`} aria-busy={isBusy}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="is-choice">
                <input
                  type="checkbox"
                  aria-label={common('selectAll')}
                  checked={rows.every(({ id }) => selection.ids.has(id))}
                  onChange={({ currentTarget }) => selection.choose(rows, currentTarget.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={shapeOf(column)}
                aria-sort={directionOf(column.name)}
              >
                {isSortable(column.name) ? (
                  <a href={addressOf(path, sortedBy(list, choices, column.name))}>{column.head}</a>
                ) : (
                  column.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            {group.head && (
              <tr className="group">
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.head}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <Row
                key={row.id}
                {...{ row, columns }}
                label={nameOf(row)}
                isChosen={selection && selection.ids.has(row.id)}
                onChoose={(isChosen) => selection?.choose([row], isChosen)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const shapeOf = ({ isFigure, isSpare }: { isFigure?: boolean; isSpare?: boolean }): string | undefined =>
  [isFigure && 'is-figure', isSpare && 'is-spare'].filter(Boolean).join(' ') || undefined;

interface RowProps<Row> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  label: string;
  /** Null if it can't be selected. */
  isChosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
}

function Row<Each>({ row, columns, label, isChosen, onChoose }: RowProps<Each>) {
  const together = useLabels(officeTogetherLabels);
  return (
    <tr className={isChosen ? 'is-chosen' : undefined}>
      {isChosen !== null && (
        <td className="is-choice">
          <input
            type="checkbox"
            aria-label={together('choose', { name: label })}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        </td>
      )}
      {columns.map((column) => {
        const { line = '', look = '' } = column;
        const quiet = column.isQuiet?.(row) ? 'is-quiet' : '';
        const className = `of-${column.name} ${line} ${look} ${shapeOf(column) ?? ''} ${quiet}`;
        if (column.isTitle)
          return (
            <th key={column.name} scope="row" className={className}>
              {column.cell(row)}
            </th>
          );
        return (
          <td key={column.name} className={className} data-label={column.head}>
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
