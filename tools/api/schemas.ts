import { z } from 'zod';
import type { Schema } from '#server/http/reference/description.ts';

export const prefix = '#/components/schemas/';

/** Adds a named schema to the document. */
export type AddSchema = (name: string, schema: Schema) => void;

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
          Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, inside(each)])),
        ];
      return [key, Array.isArray(value) ? value.map(inside) : inside(value)];
    }),
  );
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
