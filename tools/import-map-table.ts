import type { ImportMap } from './import-map.ts';

const begin = '<!-- imports: begin (node tools/architecture.ts writes this) -->';
const end = '<!-- imports: end -->';

/** Returns the imports as a Markdown table: a row for each importing layer, a column for each imported one. */
export function importMapTable({ layers, arrows }: ImportMap): string {
  const cell = (from: string, to: string) => {
    if (from === to) return '·';
    const arrow = arrows.find((each) => each.from === from && each.to === to);
    if (!arrow) return '–';
    return arrow.types === arrow.imports ? `${arrow.imports} types` : String(arrow.imports);
  };
  const columns = layers.map(({ name }) => name);
  return [
    `| from ↓ to → | ${columns.join(' | ')} | modules |`,
    `|---|${columns.map(() => '---:').join('|')}|---:|`,
    ...layers.map(
      ({ name, modules }) => `| ${name} | ${columns.map((to) => cell(name, to)).join(' | ')} | ${modules} |`,
    ),
  ].join('\n');
}

/**
 * Returns the document with the table between its markers.
 * @throws if the markers are missing
 */
export function withTable(document: string, table: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`ARCHITECTURE.md has no markers for the table: ${begin} … ${end}`);
  return `${document.slice(0, from + begin.length)}\n${table}\n${document.slice(to)}`;
}

/** Returns the content of a document's table: the layers it names, and its arrows as `from -> to`. */
export function tableArrows(document: string): { layers: string[]; arrows: string[] } {
  const [head = [], , ...rows] = document
    .slice(document.indexOf(begin) + begin.length, document.indexOf(end))
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim()),
    );
  const arrows = rows.flatMap(([from, ...cells]) =>
    cells.slice(0, -1).flatMap((text, at) => (/^\d/u.test(text) ? [`${from} -> ${head[at + 1]}`] : [])),
  );
  return { layers: rows.map(([name = '']) => name), arrows };
}
