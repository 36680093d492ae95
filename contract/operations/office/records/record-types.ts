import { z } from 'zod';
import type { PermissionBy } from '../../../permissions.ts';
import {
  resourceChangePermissions,
  resourceExportPermissions,
  type ResourceName,
  resourcePermissions,
} from '../../../resources/resources.ts';
import { time } from '../office-types.ts';
import { noNul } from '../../../wire-types.ts';

/**
 * The record kinds that staff edit, and the permission to read and edit each. The settings are one record;
 * `shop`, `pages` and `search` are parts of it with separate permissions.
 */
export const recordPermissions = {
  shop: 'settings.write',
  pages: 'content.write',
  search: 'catalogue.write',
  banner: 'content.write',
  campaign: 'content.write',
  label: 'content.write',
  wayToPay: 'settings.write',
  category: 'catalogue.write',
  brand: 'catalogue.write',
  vendor: 'catalogue.write',
  tag: 'catalogue.write',
  colour: 'catalogue.write',
  size: 'catalogue.write',
  attribute: 'catalogue.write',
  option: 'catalogue.write',
  ...resourcePermissions,
} as const satisfies PermissionBy['of'];
export type RecordKind = keyof typeof recordPermissions;
export const recordKind = z.enum(Object.keys(recordPermissions) as [RecordKind, ...RecordKind[]]);
export const resourceKind = z.enum(Object.keys(resourcePermissions) as [ResourceName, ...ResourceName[]]);
/** Kinds that aren't resources and are exported as imports of files read them. */
export const catalogueKind = z.enum([
  'category',
  'brand',
  'vendor',
  'tag',
  'colour',
  'size',
  'attribute',
  'option',
]);
export const exportedKind = resourceKind.or(catalogueKind);
/** The access to calls about a `kind`, and to those that change its records. */
export const staffOfKind = { staff: { parameter: 'kind', of: recordPermissions } } as const;
export const staffToChange = {
  staff: { parameter: 'kind', of: { ...recordPermissions, ...resourceChangePermissions } },
} as const;
export const staffToExport = {
  staff: { parameter: 'kind', of: { ...recordPermissions, ...resourceExportPermissions } },
} as const;

/** The id: `shop` for settings, e.g. `64.welcome` for a label, otherwise a number. */
export const recordId = z.union([
  z.number().int().min(1).max(2_147_483_647),
  z.string().min(1).max(200).refine(noNul),
]);
/** 0 if the record was never edited. */
export const recordVersion = z.number().int().min(0).max(2_147_483_647);
/** Field values. The record's kind validates them (`faults`). */
export const recordFields = z.record(z.string().max(100), z.unknown());
export const record = z.object({ id: recordId, version: recordVersion, fields: recordFields });

/**
 * A validation error. `about` is the limit, the id or the words in question; `at` is the position within the
 * field.
 */
export const error = z.object({
  field: z.string(),
  code: z.string(),
  about: z.union([z.string(), z.number()]).optional(),
  at: z.string().optional(),
});
export type FieldError = z.output<typeof error>;

/** The languages in which a text is required. */
export const filledIn = z.enum(['any', 'both', 'en']);

/** Kinds of inputs. `both` is a text in each language; `names` is the same with English first. */
export const inputs = [
  'text',
  'html',
  'number',
  'percent',
  'check',
  'choice',
  'choices',
  'both',
  'names',
  'picture',
  'colour',
  'day',
  'moment',
  'product',
  'products',
  'category',
  'categories',
  'attribute',
  'printMethod',
  'staff',
  'provinces',
  'deliveryMethods',
  'countries',
  'link',
  'list',
  'group',
] as const;

/** A field as described by its record's shape, used to render forms. */
export const fieldInput = z.object({
  input: z.enum(inputs),
  /** Whether the field may be null (not set). */
  isOptional: z.boolean(),
  /** Whether an empty field is refused. */
  isRequired: z.boolean().optional(),
  /** For a required text in each language: in which languages. */
  filledIn: filledIn.optional(),
  /** Whether the shop sets it itself. */
  isReadOnly: z.boolean().optional(),
  /** The maximum length of a text or a list, or the maximum number. */
  most: z.number().optional(),
  least: z.number().optional(),
  /** The default that applies when the value is null. */
  usual: z.union([z.string(), z.number(), z.boolean()]).optional(),
  /** Whether the text has several lines. */
  isLong: z.boolean().optional(),
  /** Whether the text is HTML. */
  isRich: z.boolean().optional(),
  choices: z.array(z.union([z.string(), z.number()])).optional(),
  /** Options that have their own names: categories, attributes, provinces, countries. */
  options: z
    .array(z.object({ value: z.union([z.string(), z.number()]), en: z.string(), km: z.string() }))
    .optional(),
  /** For a list, the type of its items. */
  get of() {
    return fieldInput.optional();
  },
  /** For a group, its fields. */
  get fields() {
    return z.record(z.string(), fieldInput).optional();
  },
});
export type FieldInput = z.output<typeof fieldInput>;

/** The result of a change, with the id that undoes it. `changeId` is null if no value differed. */
export const changedRecord = z.object({
  id: recordId,
  version: recordVersion,
  changeId: z.number().nullable(),
});

export const historyEntry = z.object({
  changeId: z.number(),
  id: recordId,
  at: time,
  /** The actor as in the audit log, and the staff member's name, or '' if it wasn't staff. */
  by: z.string(),
  name: z.string(),
  state: z.enum(['created', 'changed', 'removed']),
  /** The changed fields. Empty for a created record. */
  fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
