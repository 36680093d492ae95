import { optionAsks } from '#contract/artwork.ts';
import {
  type TaxonomyTerm,
  type TermEdit,
  type TermFields,
  type TaxonomyType,
  taxonomyTypeNames,
} from '#shop/catalogue/catalogue.ts';
import { formatCents } from '#rules/money.ts';
import type { NameIndex } from './name-index.ts';
import { amount } from './product-cells.ts';
import type { References } from './references.ts';
import { CellReader, type FileRow, type Problem } from './row.ts';

/** The columns of taxonomy terms. Kind and name identify the term; an option also needs its attribute. */
export const termColumns = [
  'kind',
  'attribute',
  'name',
  'new_name',
  'name_km',
  'short_name',
  'short_name_km',
  'hex',
  'inches',
  'centimetres',
  'extra_days',
  'asks_for',
  'method',
  'colors',
  'drawing_price',
  'is_position',
  'position',
  'remove',
] as const;
export type TermColumn = (typeof termColumns)[number];

export const termFieldColumns: Record<keyof TermFields, TermColumn> = {
  names: 'name',
  shortNames: 'short_name',
  hex: 'hex',
  inches: 'inches',
  centimetres: 'centimetres',
  attributeId: 'attribute',
  extraDays: 'extra_days',
  asksFor: 'asks_for',
  methodId: 'method',
  colors: 'colors',
  drawingCents: 'drawing_price',
  isPosition: 'is_position',
  position: 'position',
};

export function termRow(term: TaxonomyTerm, references: References): Record<TermColumn, string> {
  const { kind, attributeId, names, shortNames, extraDays, position } = term;
  return {
    kind,
    attribute: attributeId === undefined ? '' : references.attributes.textOf(attributeId),
    name: indexOf(kind, references, attributeId).textOf(term.id),
    new_name: '',
    name_km: names.ar ?? '',
    short_name: shortNames?.en ?? '',
    short_name_km: shortNames?.ar ?? '',
    hex: term.hex ?? '',
    inches: term.inches ?? '',
    centimetres: term.centimetres ?? '',
    extra_days: extraDays === undefined ? '' : String(extraDays),
    asks_for: term.asksFor ?? '',
    method: term.methodId ? references.printMethods.textOf(term.methodId) : '',
    colors: term.colors === undefined ? '' : String(term.colors),
    drawing_price: term.drawingCents === undefined ? '' : formatCents(term.drawingCents),
    is_position: term.isPosition === undefined ? '' : term.isPosition ? 'yes' : 'no',
    position: position === undefined ? '' : String(position),
    remove: 'no',
  };
}

const indexes: Record<
  Exclude<TaxonomyType, 'option'>,
  'brands' | 'vendors' | 'tags' | 'colours' | 'sizes' | 'attributes'
> = {
  brand: 'brands',
  vendor: 'vendors',
  tag: 'tags',
  colour: 'colours',
  size: 'sizes',
  attribute: 'attributes',
};
const indexOf = (kind: TaxonomyType, references: References, attributeId = 0): NameIndex =>
  kind === 'option' ? references.optionsOf(attributeId) : references[indexes[kind]];

export interface TermEdits {
  /** The identity of the row, such as 'color Navy'. */
  key: string;
  /** The change; null if the row has no kind. */
  change: TermEdit | null;
  remove: boolean;
  problems: Problem[];
}

/** Parses the changes of a row. A name that is new in its kind creates a term. */
export function termEdits(row: FileRow<TermColumn>, references: References): TermEdits {
  const cells = new CellReader(row);
  // Exports write 'colour'; people write what the shop shows.
  const written = cells.text('kind').toLowerCase().replace('color', 'colour');
  const kind = taxonomyTypeNames.find((each) => each === written);
  const name = cells.text('name');
  const key = `${cells.text('kind')} ${name}`;
  if (kind === undefined) {
    cells.refuse('kind', 'kind', cells.text('kind'));
    return { key, change: null, remove: false, problems: cells.problems };
  }
  if (name === '') cells.refuse('name', 'missing');
  const attributeId = kind === 'option' ? attributeOf(cells, references) : undefined;
  const index = indexOf(kind, references, attributeId ?? 0);
  const newName = cells.text('new_name');
  const found = index.find(name) ?? (newName === '' ? null : index.find(newName));
  if (found === 'several') cells.refuse('name', 'several', name);
  const id = typeof found === 'number' ? found : undefined;
  const fields = fieldsOf(kind, cells, references, newName !== '' ? newName : id === undefined ? name : null);
  if (attributeId !== undefined && id === undefined) fields.attributeId = attributeId;
  const remove = cells.has('remove') && cells.yes('remove');
  return { key, change: { kind, ...(id !== undefined && { id }), fields }, remove, problems: cells.problems };
}

function attributeOf(cells: CellReader<TermColumn>, { attributes }: References): number | undefined {
  const name = cells.text('attribute');
  const found = name === '' ? null : attributes.find(name);
  if (typeof found === 'number') return found;
  cells.refuse('attribute', name === '' ? 'missing' : found === null ? 'unknown' : 'several', name);
  return undefined;
}

/** Returns only the fields of the kind: a color's row needs no inches. */
function fieldsOf(
  kind: TaxonomyType,
  cells: CellReader<TermColumn>,
  { printMethods }: References,
  name: string | null,
): Partial<TermFields> {
  const names = {
    ...(name !== null && { en: name }),
    ...(cells.has('name_km') && { ar: cells.text('name_km') }),
  };
  const fields: Partial<TermFields> = { names };
  const takes = (column: TermColumn, ...kinds: TaxonomyType[]) => cells.has(column) && kinds.includes(kind);
  if (takes('hex', 'colour')) fields.hex = cells.text('hex');
  if (takes('inches', 'size')) fields.inches = cells.text('inches');
  if (takes('centimetres', 'size')) fields.centimetres = cells.text('centimetres');
  if (kind === 'size')
    fields.shortNames = {
      ...(cells.has('short_name') && { en: cells.text('short_name') }),
      ...(cells.has('short_name_km') && { ar: cells.text('short_name_km') }),
    };
  if (takes('extra_days', 'option')) {
    const days = cells.count('extra_days');
    if (days !== null) fields.extraDays = days;
  }
  if (kind === 'option') Object.assign(fields, printFieldsOf(cells, printMethods));
  if (takes('is_position', 'attribute')) fields.isPosition = cells.yes('is_position');
  if (takes('position', 'tag', 'colour', 'size', 'option')) {
    const position = cells.count('position');
    if (position !== null) fields.position = position;
  }
  return fields;
}

/** Returns what an option's row says about printing. */
function printFieldsOf(
  cells: CellReader<TermColumn>,
  printMethods: References['printMethods'],
): Partial<TermFields> {
  const fields: Partial<TermFields> = {};
  if (cells.has('asks_for')) {
    const text = cells.text('asks_for').toLowerCase();
    const asksFor = optionAsks.find((each) => each === text);
    if (asksFor) fields.asksFor = asksFor;
    else if (text !== '') cells.refuse('asks_for', 'unknown', text);
  }
  if (cells.has('method')) {
    const text = cells.text('method');
    const found = text === '' ? null : printMethods.find(text);
    if (typeof found === 'number' || text === '') fields.methodId = found as number | null;
    else cells.refuse('method', found === null ? 'unknown' : 'several', text);
  }
  if (cells.has('colors')) fields.colors = cells.count('colors') ?? 1;
  if (cells.has('drawing_price')) fields.drawingCents = amount(cells, 'drawing_price') ?? 0;
  return fields;
}
