import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import type { Resource } from '#contract/resource.ts';
import { formatCents } from '#rules/money.ts';
import { escaped } from '#shop/imports/imports.ts';
import { readCents, readCount, readHundredths } from '#rules/read-number.ts';
import type { XlsxColumn } from '../xlsx.ts';
import { resourceInputs } from './field-inputs.ts';

/** Records as rows of a spreadsheet: one column per field, or per language of a text in both. Amounts are in dollars, shares in percent. */

type Inputs = Readonly<Record<string, FieldInput>>;

const idInput: FieldInput = { input: 'number', isOptional: true, isReadOnly: true };

/**
 * Returns the inputs of a resource's columns. The id is one of them if the unique field may be empty, since rows without
 * it couldn't be matched.
 */
export function sheetInputs(
  { unique, isMatchedById, fields }: Pick<Resource, 'unique' | 'isMatchedById' | 'fields'>,
  inputs: Inputs = resourceInputs(fields),
): Inputs {
  const shown = Object.entries(inputs).filter(([field]) => !fields[field]?.isOnScreensOnly);
  const hasId = isMatchedById ?? inputs[unique ?? '']?.isOptional;
  return { ...(hasId && { id: idInput }), ...Object.fromEntries(shown) };
}

const isAmount = (name: string) => name.endsWith('Cents');
const languagesOf = ({ input }: FieldInput): readonly string[] | null => {
  if (input === 'both') return ['en', 'km'];
  return input === 'names' ? ['en', 'ar'] : null;
};
const columnOf = (name: string) => (isAmount(name) ? name.slice(0, -'Cents'.length) : name);

export const columnsOf = (inputs: Inputs): string[] =>
  Object.entries(inputs).flatMap(([name, field]) => {
    const languages = languagesOf(field);
    return languages ? languages.map((language) => `${name}.${language}`) : [columnOf(name)];
  });

export const xlsxColumns = (inputs: Inputs): XlsxColumn[] =>
  Object.entries(inputs).flatMap(([name, field]) =>
    columnsOf({ [name]: field }).map((head) => ({
      head,
      kind: field.input === 'number' ? 'number' : 'text',
    })),
  );

export const cellsOf = (inputs: Inputs, record: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(inputs).flatMap(([name, field]) => {
    const value = record[name] ?? null;
    const texts = (value ?? {}) as Record<string, string | undefined>;
    return languagesOf(field)?.map((language) => texts[language] ?? '') ?? [cellOf(name, field, value)];
  });

function cellOf(name: string, { input }: FieldInput, value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && input === 'percent') return String(value / 100);
  if (typeof value === 'number') return isAmount(name) ? formatCents(value) : String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.some((each) => typeof each === 'string')
      ? value.map((each) => escaped(String(each), ',')).join(', ')
      : value.join(' ');
  if (typeof value === 'object' && 'en' in value) return String(value.en);
  return JSON.stringify(value);
}

/**
 * Returns a row's fields as the record's kind reads them. Cells that aren't a number, a date or `yes` and `no` stay
 * texts: the kind refuses them.
 */
export function fieldsOfRow(inputs: Inputs, row: Readonly<Record<string, string>>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(inputs)) {
    if (field.isReadOnly) continue;
    const languages = languagesOf(field);
    const given = languages?.filter((language) => row[`${name}.${language}`] !== undefined) ?? [];
    if (given.length > 0)
      fields[name] = Object.fromEntries(
        given.map((language) => [language, row[`${name}.${language}`]?.trim()]),
      );
    const cell = row[columnOf(name)];
    if (!languages && cell !== undefined) fields[name] = valueOf(name, field, cell.trim());
  }
  return fields;
}

const lists = new Set(['list', 'provinces', 'deliveryMethods', 'products', 'categories']);

function valueOf(name: string, { input, isOptional, of, choices }: FieldInput, text: string): unknown {
  if (text === '' && isOptional) return null;
  if (input === 'check')
    return { yes: true, true: true, no: false, false: false }[text.toLowerCase()] ?? text;
  if (input === 'number') return (isAmount(name) ? readCents(text) : readCount(text)).value ?? text;
  if (input === 'percent') return readHundredths(text).value ?? text;
  if (input === 'choice') return choices?.find((choice) => String(choice) === text) ?? text;
  if (lists.has(input)) {
    const items = text === '' ? [] : text.split(/[\s,;]+/u);
    return of?.input === 'text' ? items : items.map((each) => (/^\d+$/u.test(each) ? Number(each) : each));
  }
  return text;
}
