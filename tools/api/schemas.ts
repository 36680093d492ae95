import { z } from 'zod';
import fieldNotes from '#contract/field-notes.json' with { type: 'json' };
import type { Schema } from '#server/http/reference/description.ts';

export const prefix = '#/components/schemas/';

/** Adds a named schema to the document. */
export type AddSchema = (name: string, schema: Schema) => void;

/**
 * Returns a function that adds a schema to a document's.
 * @throws when two schemas share a name
 */
export const adderTo =
  (schemas: Record<string, Schema>): AddSchema =>
  (name, schema) => {
    const { [name]: earlier } = schemas;
    if (earlier && JSON.stringify(earlier) !== JSON.stringify(schema))
      throw new Error(`two schemas named ${name}: ${JSON.stringify([earlier, schema])}`);
    schemas[name] = schema;
  };

/** Returns the schemas that a document or another schema refers to. The rules of a form replace some references. */
export function usedOf(schemas: Readonly<Record<string, Schema>>, document: unknown): Record<string, Schema> {
  const text = JSON.stringify([document, schemas]);
  return Object.fromEntries(
    Object.entries(schemas).filter(([name]) => name === 'Envelope' || text.includes(`"${prefix}${name}"`)),
  );
}

/** Returns the schemas by name, with the notes about fields of single objects. */
export const byName = (schemas: Readonly<Record<string, Schema>>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(schemas)
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([name, schema]) => [name, withObjectNotes(schema, name)]),
  );

/** The notes about fields of single objects, such as `GetOrderResponse.lines.id`, that no schema has used yet. */
export const unusedNotes = new Set(Object.keys(fieldNotes).filter((name) => name.includes('.')));

/** Replaces descriptions by those of `GetOrderResponse.lines.id` and the like, which say what the field is in this object. */
function withObjectNotes(schema: Schema, at: string): Schema {
  const { properties, items } = schema;
  const inside = Object.entries(properties ?? {}).map(([name, field]): [string, Schema] => {
    const key = `${at}.${name}`;
    unusedNotes.delete(key);
    const noted = notes[key] ? { ...field, description: notes[key] } : field;
    return [name, withObjectNotes(noted, key)];
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(inside) }),
    ...(items && { items: withObjectNotes(items, at) }),
  };
}

/** Texts of the contract also say for its own engineers what the original API had. Clients don't need that. */
export const plain = (text: string): string =>
  text
    .replaceAll(/(?:Optional, |Additive: )?[Nn]ot in the documented API: (\w)/gu, (_found, letter: string) =>
      letter.toUpperCase(),
    )
    .replaceAll(/Additive: (\w)/gu, (_found, letter: string) => letter.toUpperCase())
    .replace(/ Kado-specific\./u, '');

/** Returns what a schema accepts (`input`) or returns (`output`), with named objects by reference. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', add: AddSchema): Schema {
  const {
    $schema: _,
    $defs,
    ...described
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema & {
    $defs?: Record<string, Schema>;
  };
  // What is read as number or text is sent as a number.
  const nameOf = (name: string) => (io === 'output' && sentOtherwise.has(name) ? `${name}Answer` : name);
  for (const [name, each] of Object.entries($defs ?? {})) add(nameOf(name), tidied(each, nameOf));
  return tidied(described, nameOf);
}

const sentOtherwise = new Set(['Id']);

/**
 * Returns a schema whose texts and references fit this document. Objects may have further fields, because later releases
 * add some.
 */
function tidied(schema: Schema, nameOf: (name: string) => string): Schema {
  const { additionalProperties, id: _id, ...rest } = schema;
  // A record's keys aren't properties.
  if (!rest.properties) delete rest.required;
  const inside = (each: unknown) => (isSchema(each) ? tidied(each, nameOf) : each);
  return Object.fromEntries(
    Object.entries({
      ...rest,
      ...(typeof additionalProperties === 'object' && { additionalProperties }),
    }).map(([key, value]) => {
      if (key === 'description') return [key, plain(value as string)];
      if (key === '$ref') return [key, `${prefix}${nameOf((value as string).replace('#/$defs/', ''))}`];
      if (key === 'properties')
        return [
          key,
          Object.fromEntries(
            Object.entries(value as object).map(([name, each]) => [
              name,
              withNote(name, inside(each) as Schema),
            ]),
          ),
        ];
      return [key, Array.isArray(value) ? value.map(inside) : inside(value)];
    }),
  );
}

/** Returns a field with the general note about its name, if it has no description of its own. */
const withNote = (name: string, field: Schema): Schema =>
  field.description === undefined && notes[name] ? { ...field, description: notes[name] } : field;
const notes: Readonly<Record<string, string>> = fieldNotes;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
