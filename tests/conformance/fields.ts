import { isDeepStrictEqual } from 'node:util';

/** Checks a field of an answer. Returns null if it is valid, otherwise what is wrong. */
export type Field = (value: unknown) => string | null;
/** A documented row or object, as fields by name. */
export type Fields = Readonly<Record<string, Field>>;

const must = (what: string, holds: (value: unknown) => boolean): Field => {
  return (value) => (holds(value) ? null : `${JSON.stringify(value)} is not ${what}`);
};

const isWhole = (value: unknown): value is number => Number.isInteger(value);
/**
 * Whether a value is an amount of money: it has at most two decimals, because clients print amounts
 * unchanged.
 */
const isMoney = (value: unknown) => typeof value === 'number' && /^\d+(\.\d{1,2})?$/u.test(String(value));

export const id = must('an id', (value) => isWhole(value) && value > 0);
export const count = must('a count', (value) => isWhole(value) && value >= 0);
export const money = must('an amount', isMoney);
export const price = must('a price', (value) => isMoney(value) && Number(value) > 0);
export const stars = must(
  'a rating',
  (value) => typeof value === 'number' && value >= 1 && value <= 5 && isMoney(value),
);
export const wholeStars = must('one of 1 to 5', (value) => isWhole(value) && value >= 1 && value <= 5);
export const yesOrNo = must('true or false', (value) => typeof value === 'boolean');
export const string = must('a string', (value) => typeof value === 'string');
export const text = must('a text', (value) => typeof value === 'string' && value.trim() !== '');
export const exactValue = (expected: unknown): Field =>
  must(JSON.stringify(expected), (value) => isDeepStrictEqual(value, expected));
export const oneOf = (...expected: readonly unknown[]): Field =>
  must(`one of ${JSON.stringify(expected)}`, (value) => expected.includes(value));
/** Checks for a path with one or two leading slashes. Existing clients can't show an absolute URL. */
export const picture = must(
  'the path of a picture',
  (value) => typeof value === 'string' && /^\/content\/commonImages\/[\w.-]+$/u.test(value),
);
export const isoTime = must(
  'a time in ISO 8601 with Z',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value) &&
    !Number.isNaN(Date.parse(value)),
);
export const shownDate = must(
  'a date like 31-12-2025',
  (value) => typeof value === 'string' && /^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-\d{4}$/u.test(value),
);
export const hexColour = must(
  'a colour like #1f3557',
  (value) => typeof value === 'string' && /^#[\da-f]{6}$/iu.test(value),
);

/** Checks a field that may be missing, but is never null or 0 instead. */
export const orAbsent = (field: Field): Field & { mayBeAbsent: true } =>
  Object.assign((value: unknown) => (value === undefined ? null : field(value)), {
    mayBeAbsent: true as const,
  });
export const orNull =
  (field: Field): Field =>
  (value) =>
    value === null ? null : field(value);

/** Checks that the field is an array of such rows, not JSON text. */
export const rows =
  (fields: Fields, atLeast = 0): Field =>
  (value) => {
    if (!Array.isArray(value)) return `${JSON.stringify(value)} is not an array`;
    if (value.length < atLeast) return `has ${value.length} rows, not ${atLeast}`;
    return value.map((row, at) => within(`${at}`, wrongIn(fields, row))).find(Boolean) ?? null;
  };

/** Returns what is wrong with a row: documented fields that are missing or have another type. */
export function wrongIn(fields: Fields, row: unknown): string | null {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return `${JSON.stringify(row)} is no row`;
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(row, name)) {
      if ('mayBeAbsent' in field) continue;
      return `${name} is missing`;
    }
    const wrong =
      (row as Record<string, unknown>)[name] === undefined ? 'is undefined' : field((row as never)[name]);
    if (wrong !== null) return within(name, wrong);
  }
  return null;
}

const within = (where: string, wrong: string | null) => (wrong === null ? null : `${where}: ${wrong}`);
