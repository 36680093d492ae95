import type { ComponentType } from 'react';
import type { LanguageCode } from '#contract/languages.ts';
import { type ResourceName, resources } from '#contract/resources/resources.ts';
import type { Input } from '#contract/operation.ts';
import type { exportRecords } from '#contract/operations/office/records/export-records.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import type { FieldsOf, Resource } from '#contract/resource.ts';
import type { StoredRecord } from '../records/use-records.ts';
import type { ScreenName } from '../screens.ts';

type Each<Name extends ResourceName> = (typeof resources)[Name];

/** A record of a resource as the office receives it: the types of its description, with moments as texts. */
export type RecordOf<Name extends ResourceName> = Omit<StoredRecord, 'fields'> & {
  fields: { [Field in keyof FieldsOf<Each<Name>>]: Received<FieldsOf<Each<Name>>[Field]> };
};
type Received<Value> = Value extends Date ? string : Value;

/** The parts that a resource adds to its generic screens. */
export interface ResourceParts<Name extends ResourceName> {
  /** The resource's own table cells. Its description defines the columns. */
  cells?: { readonly [Field in keyof RecordOf<Name>['fields']]?: ComponentType<{ record: RecordOf<Name> }> };
  /** The columns hidden where there is no room for all beside the navigation. */
  spare?: readonly (keyof RecordOf<Name>['fields'] & string)[];
  /** Whether titles are short, such as kinds of events, so that the other columns get more room there. */
  hasShortTitles?: true;
  /** The label above the titles. Defaults to that of the field. */
  titleHead?: 'one';
  /** The title of a record in the reader's language. Defaults to the field that names it. */
  titleOf?: (fields: RecordOf<Name>['fields'], lang: LanguageCode) => string;
  /** Whether the shop is about to change a record by itself. Its screens are refetched until then. */
  isInProgress?: (fields: RecordOf<Name>['fields']) => boolean;
  /** Links to sibling screens, if the list isn't in the navigation and has no views. */
  Siblings?: ComponentType;
  /** The fields of the form in order, depending on its values. Defaults to all that staff may change. */
  fieldsFor?: (
    values: Readonly<Record<string, unknown>>,
  ) => readonly (keyof RecordOf<Name>['fields'] & string)[];
  /** Shown above the form of an existing record, in place of the fields that the shop sets itself. */
  Head?: ComponentType<{ record: RecordOf<Name> }>;
  /** Shown beside the title of an existing record. */
  Status?: ComponentType<{ record: RecordOf<Name> }>;
  /** Buttons beside those of the form of an existing record. */
  FormActions?: ComponentType<{ record: RecordOf<Name> }>;
  /** Shown above everything else, with the form's values as typed, in place of the fields that the shop sets itself. */
  Above?: ResourceParts<Name>['Beside'];
  /** A wide panel beside the form. Gets its values as typed; `id` is null for a new record. */
  Beside?: ComponentType<{ id: number | null; values: RecordOf<Name>['fields'] }>;
  /** Shown below the form of an existing record, over the whole width. */
  Below?: ComponentType<{ record: RecordOf<Name> }>;
  /** The list, in a narrow column before an existing record on wide screens. */
  List?: ComponentType<{ id: number }>;
  /** Shown before the form of an existing record, outside it, and on wide screens beside it. */
  Main?: ComponentType<{ record: RecordOf<Name> }>;
  /** Shown below the form of an existing record. */
  Panels?: ComponentType<{ record: RecordOf<Name> }>;
  /** Buttons beside the export of the list. Get what it shows. */
  ListActions?: ComponentType<{ request: Input<typeof exportRecords> }>;
  /** Actions on several selected records. */
  Selected?: ComponentType<{ records: readonly RecordOf<Name>[]; onDone: () => void }>;
}

export const resourceParts = <Name extends ResourceName>(
  parts: {
    name: Name;
  } & ResourceParts<Name>,
): ResourceParts<ResourceName> & { name: ResourceName } =>
  parts as ResourceParts<ResourceName> & { name: Name };

/** The columns whose fields the user may see. All until the fields are known. */
export const columnsFor = (
  { list }: Pick<Resource, 'list'>,
  fields: Readonly<Record<string, FieldInput>>,
): readonly string[] => list.columns.filter((name) => name in fields || Object.keys(fields).length === 0);

/** Returns a text or number as text; '' for other values. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function resourceOf(screen: ScreenName): (typeof resources)[ResourceName] {
  const found = Object.values(resources).find(({ name, plural }) => name === screen || plural === screen);
  if (!found) throw new Error(`${screen} is not a screen of a resource`);
  return found;
}
