import type { z } from 'zod';
import { type LabelSet, labelSet } from './labels/label-set.ts';
import type { Permission } from './permissions.ts';

type Text = readonly [english: string, khmer: string];

export interface ResourceField<Shape extends z.ZodType = z.ZodType> {
  /** The field's validation and storage format. Its form input follows from it. */
  shape: Shape;
  label: Text;
  /** The field's value in a new record. */
  blank: NoInfer<z.output<Shape>>;
  /**
   * The column in the table, or the English and the Khmer column of a text in both languages. Defaults to the name in
   * snake case; null if custom queries read and write the field.
   */
  column?: string | readonly [english: string, khmer: string] | null;
  /** The label of one item of a list. */
  one?: Text;
  /** The labels of a field's values, or of `true` and `false`; also of `null` if the resource shows it in a cell of its own. */
  choices?: Readonly<Record<string, Text>>;
  /** Set by the shop itself, such as a counter: staff see it and can't change it. */
  isReadOnly?: true;
  /** Another permission that staff need to see it. */
  needs?: Permission;
  /** Left out of spreadsheets. */
  isOnScreensOnly?: true;
}

type FieldsBy<Shapes extends Record<string, z.ZodType>> = {
  readonly [Name in keyof Shapes]: ResourceField<Shapes[Name]>;
};

interface ResourceList<Field extends string> {
  /** The columns after the title. */
  columns: readonly Field[];
  /** The fields searched by text. */
  find: readonly Field[];
  /** The default order; a leading `-` means descending. `-id`: the newest first. */
  sort: Field | `-${Field}` | '-id';
  /** Columns that the list can't be sorted by. */
  unsorted?: readonly Field[];
  /** The fields by whose value the list is filtered: choices, or lists of texts. */
  filters?: readonly Field[];
  /** Views besides all records, with the values their fields must have, and whether staff have to act on them. */
  views?: Readonly<
    Record<string, { label: Text; where?: Readonly<Partial<Record<NoInfer<Field>, unknown>>>; isToDo?: true }>
  >;
}

/**
 * The one description of a resource: a kind of record that staff list, edit, undo, import and export. From it come its
 * permission, SQL, labels, screens, history, audit events, content file section and spreadsheet. Rules of its own are
 * in `shop/`, its own cells and panels in `office/<noun>/`.
 */
interface ResourceDefinition<
  Name extends string,
  Plural extends string,
  Shapes extends Record<string, z.ZodType>,
> {
  /** The resource's name in calls, history and audit events. */
  name: Name;
  /** The name of its list's screen and, unless `screen` has one, its path; a record's is below it. */
  plural: Plural;
  /**
   * How older releases recorded its changes in the history and audit log, which keep them: the name, the word for
   * created, and the detail with the id.
   */
  recorded?: { name: string; created: string; id: string };
  table: string;
  /** Needed to see its records, and also to change or export them unless those need another one. */
  permission: Permission;
  changePermission?: Permission;
  exportPermission?: Permission;
  /** Whether staff can also export it as XLSX, and a selection of it. */
  exportsXlsx?: true;
  /** Whether rows of a spreadsheet are matched by id. */
  isMatchedById?: true;
  /** The id of its label set. */
  entityId: number;
  /** Where the list appears: with `nav` in the navigation, otherwise under the screen `within`. */
  screen: {
    group: 'work' | 'selling' | 'goods' | 'lookingBack' | 'settings';
    nav?: { icon: 'tag' | 'star' | 'user' | 'inbox' | 'badge-percent'; key: string };
    within?: string;
    path?: string;
  };
  labels: {
    /** As in "Redirect created". */
    one: Text;
    /** The list's name. */
    many: Text;
    newOne: Text;
    /** For an empty list: what these records are for. */
    none: Text;
    /** The fields that the search looks through. */
    findHint: Text;
  };
  fields: FieldsBy<Shapes>;
  /** The field that names a record. */
  title: keyof Shapes & string;
  /** A field that no two records may share. */
  unique?: keyof Shapes & string;
  list: ResourceList<keyof Shapes & string>;
  /** Whether staff may create and delete records. */
  mayCreate: boolean;
  /** Fields that start blank in a copy of a record. Records can't be duplicated if omitted. */
  blankInCopies?: readonly (keyof Shapes & string)[];
  /** The groups of the form, in order. One group without a title if omitted. */
  groups?: Readonly<Record<string, { label: Text; fields: readonly (keyof Shapes & string)[] }>>;
  mayRemove: boolean;
  /** The group of its events in the audit log. */
  auditGroup: 'orders' | 'catalogue' | 'settings' | 'accounts';
  /** Tags of the pages that show these records (shop/invalidation). */
  invalidates: readonly ('all' | 'texts')[];
}

export interface Resource<
  Name extends string = string,
  Plural extends string = string,
  Shapes extends Record<string, z.ZodType> = Record<string, z.ZodType>,
> extends Omit<ResourceDefinition<Name, Plural, Shapes>, 'labels' | 'entityId'> {
  /** Keys: those of the definition, `field.<name>`, `field.<name>.one`, `field.<name>.<choice>`, `view.<name>` and `group.<name>`. */
  labels: LabelSet;
}

export const eventOf = (
  { name, recorded }: Pick<Resource, 'name' | 'recorded'>,
  state: 'created' | 'changed' | 'removed',
): string => `${recorded?.name ?? name} ${state === 'created' ? (recorded?.created ?? state) : state}`;

export const sortsOf = ({ title, list: { columns, unsorted = [] } }: Pick<Resource, 'list' | 'title'>) =>
  [title, ...columns].filter((name) => !unsorted.includes(name));

/** The fields of a resource's records, as stored. */
export type FieldsOf<Each extends { fields: Readonly<Record<string, { shape: z.ZodType }>> }> = {
  -readonly [Name in keyof Each['fields']]: z.output<Each['fields'][Name]['shape']>;
};

/** Describes a resource (`ResourceDefinition`). */
export function resource<
  const Name extends string,
  const Plural extends string,
  Shapes extends Record<string, z.ZodType>,
>({
  labels,
  entityId,
  ...definition
}: ResourceDefinition<Name, Plural, Shapes>): Resource<Name, Plural, Shapes> {
  const fields = Object.entries<ResourceField>(definition.fields as Record<string, ResourceField>);
  const texts: Record<string, Text> = { ...labels };
  for (const [name, { label, one, choices = {} }] of fields) {
    texts[`field.${name}`] = label;
    if (one) texts[`field.${name}.one`] = one;
    for (const [choice, text] of Object.entries(choices)) texts[`field.${name}.${choice}`] = text;
  }
  for (const [name, { label }] of Object.entries(definition.list.views ?? {})) texts[`view.${name}`] = label;
  for (const [name, { label }] of Object.entries(definition.groups ?? {})) texts[`group.${name}`] = label;
  return { ...definition, labels: labelSet(entityId, texts) };
}
