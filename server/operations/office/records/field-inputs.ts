import { z } from 'zod';
import type { ResourceField } from '#contract/resource.ts';
import { type FieldInput, filledIn, inputs } from '#contract/operations/office/records/record-types.ts';

/**
 * The parts of JSON Schema that the records' schemas use. `input`, `filledIn`, `least`, `most`, `isLong` and `isRich`
 * are our own additions (`meta`).
 */
interface Schema {
  type?: string | string[];
  format?: string;
  enum?: (string | number)[];
  const?: string | number;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  input?: string;
  filledIn?: string;
  isLong?: boolean;
  isRich?: boolean;
  least?: number;
  most?: number;
}

/**
 * Derives the input of each field from its schema, so that a new field of a record automatically gets a form
 * field.
 */
export function inputsOf(shape: Readonly<Record<string, z.ZodType>>): Record<string, FieldInput> {
  const { properties = {} } = z.toJSONSchema(z.object(shape), {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema;
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { ...inputOf(schema), isRequired: empties.every((empty) => !shape[name]?.safeParse(empty).success) },
    ]),
  );
}

/** The values that a form sends for an empty field, depending on its input. */
const empties = [null, '', { en: '', km: '' }, {}, []];

/** Derives the input of each field of a resource, including those that the shop sets itself. */
export function resourceInputs(fields: Readonly<Record<string, ResourceField>>): Record<string, FieldInput> {
  const derived = inputsOf(
    Object.fromEntries(Object.entries(fields).map(([name, { shape }]) => [name, shape])),
  );
  return Object.fromEntries(
    Object.entries(derived).map(([name, input]) => [
      name,
      {
        ...input,
        ...(fields[name]?.isReadOnly && { isReadOnly: true }),
        // `true` and `false`, if they have labels.
        ...(input.input === 'check' &&
          fields[name]?.choices && { choices: Object.keys(fields[name].choices) }),
      },
    ]),
  );
}

function inputOf(schema: Schema): FieldInput {
  const plain = withoutNull(schema);
  return { ...limitsOf(plain, mayBeNull(schema)), ...kindOf(plain) };
}

function limitsOf(plain: Schema, isOptional: boolean) {
  const {
    most: max = plain.maxLength ?? plain.maxItems ?? safe(plain.maximum),
    least: min = safe(plain.minimum),
    isLong,
    isRich,
  } = plain;
  const languages = filledIn.safeParse(plain.filledIn).data;
  return {
    isOptional,
    isRequired: !isOptional && ((plain.minLength ?? 0) > 0 || languages !== undefined),
    ...(languages && { filledIn: languages }),
    ...(max !== undefined && { most: max }),
    ...(min !== undefined && { least: min }),
    ...(isLong && { isLong }),
    ...(isRich && { isRich }),
  };
}

/** Returns the input for a schema, and what it contains or offers. */
function kindOf(plain: Schema): Pick<FieldInput, 'input' | 'choices' | 'of' | 'fields'> {
  const named = inputs.find((name) => name === plain.input);
  if (named) return { input: named, ...(plain.items?.enum && { choices: plain.items.enum }) };
  const choices = plain.enum ?? plain.anyOf?.flatMap((each) => each.const ?? []);
  if (choices && choices.length > 0) return { input: 'choice', choices };
  if (plain.items) return { input: 'list', of: inputOf(plain.items) };
  if (plain.properties)
    return {
      input: 'group',
      fields: Object.fromEntries(
        Object.entries(plain.properties).map(([name, each]) => [name, inputOf(each)]),
      ),
    };
  const byType = { boolean: 'check', number: 'number', integer: 'number' } as const;
  const type = [plain.type].flat().find((each) => each !== 'null') ?? 'string';
  const byFormat = { date: 'day', 'date-time': 'moment' } as const;
  const input = byFormat[plain.format as keyof typeof byFormat] ?? byType[type as keyof typeof byType];
  return { input: input ?? 'text' };
}

const isNull = ({ type }: Schema) => type === 'null';
const mayBeNull = ({ type, anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || anyOf.some((each) => isNull(each) || mayBeNull(each));

/** Returns the non-null schema, merged with the properties of the whole. */
function withoutNull({ anyOf, ...schema }: Schema): Schema {
  const [one, ...others] = (anyOf ?? []).filter((each) => !isNull(each));
  if (one === undefined) return schema;
  return others.length === 0 ? { ...withoutNull(one), ...schema } : { ...schema, anyOf: [one, ...others] };
}

/** Ignores bounds that every safe integer has. */
const safe = (bound: number | undefined) =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound;
