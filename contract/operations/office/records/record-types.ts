import { z } from 'zod';
import type { PermissionBy } from '../../../permissions.ts';
import { time } from '../office-types.ts';

/**
 * What staff change as records, and the permission to look at it and change it. The settings are one record; `shop`, `pages`
 * and `search` are its parts, for who may change each.
 */
export const recordPermissions = {
  shop: 'settings.write',
  pages: 'content.write',
  search: 'catalogue.write',
  banner: 'content.write',
  campaign: 'content.write',
  label: 'content.write',
  wayToPay: 'settings.write',
  wayToDeliver: 'settings.write',
  category: 'catalogue.write',
  brand: 'catalogue.write',
  vendor: 'catalogue.write',
  tag: 'catalogue.write',
  colour: 'catalogue.write',
  size: 'catalogue.write',
  attribute: 'catalogue.write',
  option: 'catalogue.write',
} as const satisfies PermissionBy['of'];
export type RecordKind = keyof typeof recordPermissions;
export const recordKind = z.enum(Object.keys(recordPermissions) as [RecordKind, ...RecordKind[]]);
/** Who may call what is about a `kind`. */
export const staffOfKind = { staff: { parameter: 'kind', of: recordPermissions } } as const;

/** Of settings `shop`, of a label `64.welcome`, else a number. */
export const recordId = z.union([z.number().int().min(1).max(2_147_483_647), z.string().min(1).max(200)]);
/** 0 of what was never changed. */
export const recordVersion = z.number().int().min(0).max(2_147_483_647);
/** What each may be, its kind says (`faults`). */
export const recordFields = z.record(z.string().max(100), z.unknown());
export const record = z.object({ id: recordId, version: recordVersion, fields: recordFields });

/** What of a field is wrong; `about`: the limit, the id or the words it is about; `at`: where in the field. */
export const fault = z.object({
  field: z.string(),
  code: z.string(),
  about: z.union([z.string(), z.number()]).optional(),
  at: z.string().optional(),
});
export type FieldFault = z.output<typeof fault>;

/** By what a field is typed or chosen. `both`: a text in each language; `names`: the same, where English is the first of two. */
export const inputs = [
  'text',
  'html',
  'number',
  'check',
  'choice',
  'both',
  'names',
  'picture',
  'colour',
  'day',
  'moment',
  'product',
  'category',
  'attribute',
  'provinces',
  'countries',
  'link',
  'list',
  'group',
] as const;

/** A field as its record's shape describes it, for whoever draws a form. */
export const fieldInput = z.object({
  input: z.enum(inputs),
  /** It may be null: not set. */
  isOptional: z.boolean(),
  /** Characters of a text, items of a list, or the largest number. */
  most: z.number().optional(),
  least: z.number().optional(),
  /** What holds where it is null. */
  usual: z.union([z.string(), z.number(), z.boolean()]).optional(),
  /** A text of several lines. */
  isLong: z.boolean().optional(),
  choices: z.array(z.union([z.string(), z.number()])).optional(),
  /** What is chosen from where it is called something: categories, attributes, provinces, countries. */
  options: z
    .array(z.object({ value: z.union([z.string(), z.number()]), en: z.string(), km: z.string() }))
    .optional(),
  /** Of a list: what each item is. */
  get of() {
    return fieldInput.optional();
  },
  /** Of a group. */
  get fields() {
    return z.record(z.string(), fieldInput).optional();
  },
});
export type FieldInput = z.output<typeof fieldInput>;

/** What came of a change, and by which number it can be taken back; null: nothing differed. */
export const changedRecord = z.object({
  id: recordId,
  version: recordVersion,
  changeId: z.number().nullable(),
});

export const historyEntry = z.object({
  changeId: z.number(),
  id: recordId,
  at: time,
  /** As the audit has it, and what they are called; '' where nobody of the staff did it. */
  by: z.string(),
  name: z.string(),
  state: z.enum(['created', 'changed', 'removed']),
  /** Of what was made: none. */
  fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
