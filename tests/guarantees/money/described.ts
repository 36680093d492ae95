import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// The API descriptions that the providers publish, and how a message differs from them.

/**
 * Returns the folder of the descriptions, which is configured or beside the project. Returns null when it is
 * missing.
 */
export function descriptions(): string | null {
  const beside = path.resolve(import.meta.dirname, '../../../../shared/providers');
  const folder = process.env['PROVIDER_DESCRIPTIONS'] ?? beside;
  return existsSync(path.join(folder, 'stripe-fixtures.json')) ? folder : null;
}

export const read = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  type?: string;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
}

/** A file in the OpenAPI format, limited to the parts that the tests need. */
export interface OpenApi {
  paths: Record<string, Record<string, Described>>;
}
export interface Described {
  requestBody?: { $ref?: string; content?: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
  parameters?: { $ref?: string; name?: string; in?: string; schema?: Schema }[];
}

/** Resolves a reference within its file. */
export function followed<T extends { $ref?: string }>(file: object, node: T): T {
  if (node.$ref === undefined) return node;
  const steps = node.$ref.slice(2).split('/');
  let found: unknown = file;
  for (const step of steps) found = (found as Record<string, unknown>)[step];
  return followed(file, found as T);
}

/**
 * Returns the differences between a value and its schema, one line each. An undocumented property is a
 * difference.
 */
export function disagreements(file: object, given: Schema, value: unknown, at = '$'): string[] {
  const schema = followed(file, given);
  const own = [...ownErrors(schema, value, at), ...partErrors(file, schema, value, at)];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return own;
  const known = propertiesOf(file, schema);
  const isOpen = known.size === 0 || schema.additionalProperties !== undefined;
  const unknown = isOpen ? [] : Object.keys(value).filter((key) => !known.has(key));
  return [...own, ...unknown.map((key) => `${at}.${key} is not described`)];
}

// Some are written for engines that are less strict than ours with `u`.
// oxlint-disable-next-line eslint/require-unicode-regexp -- as they are written
const patternOf = (pattern: string) => new RegExp(pattern);

function ownErrors(schema: Schema, value: unknown, at: string): string[] {
  const errors: string[] = [];
  const { type, enum: messages, pattern, minLength = 0, maxLength = Infinity } = schema;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const isNumber = type === 'integer' || type === 'number';
  if (type !== undefined && kind !== (isNumber ? 'number' : type)) return [`${at} is no ${type}`];
  if (messages && !messages.includes(value))
    errors.push(`${at} is not one of ${messages.slice(0, 8).join(', ')}`);
  if (typeof value === 'string') {
    if (value.length < minLength || value.length > maxLength) errors.push(`${at} has a wrong length`);
    if (pattern !== undefined && !patternOf(pattern).test(value)) errors.push(`${at} is not ${pattern}`);
  }
  if (
    Array.isArray(value) &&
    (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity))
  )
    errors.push(`${at} has a wrong length`);
  return errors;
}

function partErrors(file: object, schema: Schema, value: unknown, at: string): string[] {
  const { allOf = [], oneOf, anyOf, items } = schema;
  const errors = allOf.flatMap((each) =>
    disagreements(file, each, value, at).filter((error) => !error.endsWith(' is not described')),
  );
  for (const some of [oneOf, anyOf]) {
    if (some && !some.some((each) => disagreements(file, each, value, at).length === 0))
      errors.push(`${at} is none of ${some.length} shapes`);
  }
  if (Array.isArray(value) && items)
    return [
      ...errors,
      ...value.flatMap((each, index) => disagreements(file, items, each, `${at}[${index}]`)),
    ];
  if (typeof value !== 'object' || value === null) return errors;
  for (const name of schema.required ?? []) if (!(name in value)) errors.push(`${at}.${name} is missing`);
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    const part = (value as Record<string, unknown>)[name];
    if (part !== undefined) errors.push(...disagreements(file, each, part, `${at}.${name}`));
  }
  return errors;
}

function propertiesOf(file: object, given: Schema): Set<string> {
  const schema = followed(file, given);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return new Set([
    ...Object.keys(schema.properties ?? {}),
    ...parts.flatMap((each) => [...propertiesOf(file, each)]),
  ]);
}

/** Returns the differences between an object and an example of its kind: unknown names, and values of another type. */
export function unlike(example: Record<string, unknown>, value: Record<string, unknown>): string[] {
  const typeOf = (each: unknown) => (Array.isArray(each) ? 'array' : typeof each);
  return Object.entries(value).flatMap(([name, each]) => {
    if (!(name in example)) return [`${name} is not in the example`];
    const other = example[name];
    const isFree = each === null || other === null || name === 'latest_charge';
    return isFree || typeOf(each) === typeOf(other)
      ? []
      : [`${name} is ${typeOf(each)}, not ${typeOf(other)}`];
  });
}
