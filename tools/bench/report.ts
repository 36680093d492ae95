import { readFileSync, writeFileSync } from 'node:fs';
import { type Figure, isWithinBudget, shown, withUnit } from './figure.ts';

/** The tables of one command. Each command writes its own and leaves those of the other alone. */
export interface Part {
  name: 'performance' | 'growth';
  /** The command that repeats the measurement. */
  command: string;
  figures: readonly Figure[];
  machine: string;
}

/** Writes a part's tables into the document of figures. */
export function writePart(file: string, part: Part): void {
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), part.name, tablesOf(part)));
}

/**
 * Returns the document with a part's text between its markers.
 * @throws if the markers are missing
 */
export function withPart(document: string, name: Part['name'], text: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/figures.md has no markers for ${name}: ${begin} … ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}

export function tablesOf({ command, figures, machine }: Part, day = new Date()): string {
  const missed = figures.filter((figure) => !isWithinBudget(figure)).length;
  const verdict = missed === 0 ? 'All figures are within budget.' : `Budgets missed: ${missed} (bold).`;
  const groups = Map.groupBy(figures, ({ group }) => group);
  return [
    `Written by \`${command}\` on ${day.toISOString().slice(0, 10)}. ${machine}. ${verdict}`,
    ...[...groups].map(([group, each]) => `### ${group}\n\n${tableOf(each)}`),
  ].join('\n\n');
}

/** Splits a name `row: column` into its parts. Returns undefined for other names. */
const placeOf = ({ name }: Figure): [row: string, column: string] | undefined => {
  const at = name.lastIndexOf(': ');
  return at < 0 ? undefined : [name.slice(0, at), name.slice(at + 2)];
};

const tableOf = (figures: readonly Figure[]): string =>
  figures.every(placeOf) ? matrix(figures) : list(figures);

function list(figures: readonly Figure[]): string {
  const columns: [head: string, line: string, cell: (figure: Figure) => string][] = [
    ['', '---', ({ name }) => name],
    ['Measured', '--:', (figure) => marked(figure, withUnit(figure.value, figure.unit))],
    ['Budget', '--:', limitOf],
    ['How', '---', ({ note = '' }) => note],
  ];
  const used = columns.filter(
    ([head, , cell]) => head === '' || figures.some((figure) => cell(figure) !== ''),
  );
  return table(
    used.map(([head]) => head),
    used.map(([, line]) => line),
    figures.map((figure) => used.map(([, , cell]) => cell(figure))),
  );
}

/**
 * Returns a table of figures named `row: column`. A unit or budget that all figures of a column share is in the column
 * head, otherwise at the end of the row.
 */
function matrix(figures: readonly Figure[]): string {
  const rows = Map.groupBy(figures, (figure) => placeOf(figure)?.[0] ?? '');
  const columns = Map.groupBy(figures, (figure) => placeOf(figure)?.[1] ?? '');
  const ofRows = [...rows.values()].every((each) => isShared(each, limitOf)) && figures.some(limitOf);
  const heads = [...columns].map(([column, each]) => {
    const unit = isShared(each, (figure) => figure.unit) ? (each[0]?.unit ?? '') : '';
    const limit = !ofRows && isShared(each, limitOf) ? each.map(limitOf)[0] : '';
    return [column, unit, limit].filter(Boolean).join(', ');
  });
  return table(
    ['', ...heads, ...(ofRows ? ['Budget'] : [])],
    ['---', ...heads.map(() => '--:'), ...(ofRows ? ['--:'] : [])],
    [...rows].map(([row, each]) => [
      row,
      ...[...columns.keys()].map((column) => {
        const figure = each.find((one) => placeOf(one)?.[1] === column);
        return figure ? marked(figure, shown(figure.value)) : '';
      }),
      ...(ofRows ? each.map(limitOf).slice(0, 1) : []),
    ]),
  );
}

const isShared = (figures: readonly Figure[], part: (figure: Figure) => string): boolean =>
  new Set(figures.map(part)).size === 1;

const marked = (figure: Figure, text: string): string => (isWithinBudget(figure) ? text : `**${text}**`);

function limitOf({ budget }: Figure): string {
  if (!budget) return '';
  return 'atMost' in budget ? `≤ ${shown(budget.atMost)}` : `≥ ${shown(budget.atLeast)}`;
}

const table = (head: readonly string[], line: readonly string[], rows: readonly string[][]): string =>
  [head, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .toSpliced(1, 0, `|${line.join('|')}|`)
    .join('\n');
