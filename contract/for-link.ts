import { z } from 'zod';

/** Which links show a field: only those to the whole page of an order, or also those that were sent for one thing, such as a payment. */
const marks = new WeakMap<z.ZodType, { links: 'whole' | 'any'; unmarked: z.ZodType }>();

function marked<Schema extends z.ZodType>(schema: Schema, links: 'whole' | 'any'): Schema {
  const copy = z.clone(schema, schema.def, { parent: true });
  marks.set(copy, { links, unmarked: schema });
  return copy;
}

/** Marks a field that a forwarded link to the page of an order shows. Fields without a mark are hidden. */
export const forLink = <Schema extends z.ZodType>(schema: Schema): Schema => marked(schema, 'whole');

/** Marks a field that each link shows, even one that was sent for one thing. */
export const forAnyLink = <Schema extends z.ZodType>(schema: Schema): Schema => marked(schema, 'any');

/** Returns the schema that a mark was put on, so that others can refer to it by its name. */
export const withoutMark = (schema: z.ZodType): z.ZodType => marks.get(schema)?.unmarked ?? schema;

/** Returns the schema of a value that may be absent or null. */
const present = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? present(schema.unwrap() as z.ZodType)
    : schema;

const fieldsOf = (record: z.ZodObject) => Object.entries<z.ZodType>(record.shape);

/** Returns the record of a field, or of each row of its list, if one of the record's fields is marked; else null. */
function markedRecord(field: z.ZodType): z.ZodObject | null {
  const value = present(field);
  const record = value instanceof z.ZodArray ? present(value.element as z.ZodType) : value;
  const isMarked =
    record instanceof z.ZodObject &&
    fieldsOf(record).some(([, each]) => marks.has(each) || markedRecord(each) !== null);
  return isMarked ? record : null;
}

/** Whether a link shows a field, or a part of it. */
function isShown(field: z.ZodType, isWhole: boolean): boolean {
  const record = markedRecord(field);
  if (record) return fieldsOf(record).some(([, each]) => isShown(each, isWhole));
  return marks.get(field)?.links === 'any' || (isWhole && marks.has(field));
}

/**
 * Returns the value of a hidden field: absent if it may be, else null or empty.
 * @throws when its type has none of these: it has to be marked, or optional
 */
function hiddenValue(name: string, field: z.ZodType): unknown {
  if (field instanceof z.ZodOptional) return undefined;
  for (const empty of [null, '', [], 0, false]) if (field.safeParse(empty).success) return empty;
  throw new Error(`${name} can’t be hidden from links: mark it, or make it optional`);
}

/**
 * Returns a row as a link shows it: only its marked fields. `isWhole` says whether the link shows the whole page of an order.
 * A marked field whose own fields have no marks is shown as it is.
 */
export function rowForLink<Row extends object>(schema: z.ZodObject, row: Row, isWhole: boolean): Row {
  const shown = fieldsOf(schema).map(([name, field]) => {
    const value: unknown = Reflect.get(row, name);
    const record = markedRecord(field);
    if (!isShown(field, isWhole) && field !== record) return [name, hiddenValue(name, field)];
    const ofRecord = (each: object) => (record ? rowForLink(record, each, isWhole) : each);
    if (Array.isArray(value)) return [name, value.map(ofRecord)];
    return [name, record && typeof value === 'object' && value !== null ? ofRecord(value) : value];
  });
  return Object.fromEntries(shown.filter(([, value]) => value !== undefined)) as Row;
}
