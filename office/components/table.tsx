import { languages } from '#contract/languages.ts';
import type { ReactNode } from 'react';
import { useOffice } from '../office-context.ts';
import '../styles/table.css';

export interface TableColumn<Row> {
  name: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Whether it names the row. */
  isTitle?: boolean;
  isFigure?: boolean;
  /** Whether it is at the end of the row, as buttons are. */
  isEnd?: boolean;
  /** Hidden where there is no room for all columns beside the navigation. */
  isSpare?: boolean;
  /** Whether it selects the row. */
  isChoice?: boolean;
  /** The color and width of the text. */
  look?: string | ((row: Row) => string);
  /** The direction it is sorted in; 'none' if it can be sorted. */
  sorted?: 'ascending' | 'descending' | 'none' | undefined;
  /** Its name before each value, on phones. */
  label?: string;
}

/** Some rows below a common heading. */
export interface TableGroup<Row> {
  id: string;
  head: ReactNode;
  rows: readonly Row[];
}

interface TableProps<Row> {
  /** The class of the table. */
  name?: string;
  caption: string;
  columns: readonly (TableColumn<Row> | false | null)[];
  /** Rows, in groups where they have headings. */
  rows?: readonly Row[];
  groups?: readonly TableGroup<Row>[];
  keyOf: (row: Row) => string | number;
  lookOf?: (row: Row) => string | undefined;
  /** Whether other rows are loading. */
  isBusy?: boolean;
  /** Whether it can be wider than the window, so that it must be scrollable by keyboard. */
  isWide?: boolean;
}

/** A table. On a phone a row takes a few lines. */
export function Table<Row>(props: TableProps<Row>) {
  const { name = '', caption, columns, rows = [], keyOf, lookOf, isBusy = false, isWide = false } = props;
  const { groups = [{ id: '', head: null, rows }] } = props;
  const shown = columns.filter((column) => column !== false && column !== null);
  return (
    <section
      className={isBusy ? 'grid-wrap is-busy' : 'grid-wrap'}
      {...(isWide && { tabIndex: 0, 'aria-label': caption })}
    >
      <table className={`grid rows ${name}`} aria-busy={isBusy}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <th scope="col" key={column.name} className={shapeOf(column)} aria-sort={column.sorted}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            {group.head && (
              <tr className="group">
                <th scope="rowgroup" colSpan={shown.length}>
                  {group.head}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr key={keyOf(row)} className={lookOf?.(row)}>
                {shown.map((column) => (
                  <Cell key={column.name} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { lang } = useOffice();
  const { look, isTitle, label, cell } = column;
  const classes = [shapeOf(column), typeof look === 'function' ? look(row) : look];
  const className = classes.filter(Boolean).join(' ') || undefined;
  if (isTitle)
    return (
      <th scope="row" className={className}>
        {cell(row)}
      </th>
    );
  return (
    <td className={className} data-label={label && `${label}${languages[lang].colon}`}>
      {cell(row)}
    </td>
  );
}

const shapes = {
  isFigure: 'is-figure',
  isEnd: 'is-end',
  isSpare: 'is-spare',
  isChoice: 'is-choice',
} as const;
type Shape = keyof typeof shapes;

/** Returns the classes of a column's head and cells. */
function shapeOf(column: { [Each in Shape]?: boolean }): string | undefined {
  const names = Object.keys(shapes) as Shape[];
  const classes = names.filter((shape) => column[shape]).map((shape) => shapes[shape]);
  return classes.join(' ') || undefined;
}
