import type { z } from 'zod';
import { type LabelSet, labelSet } from './labels/label-set.ts';
import type { Permission } from './permissions.ts';

/** A text in both languages. */
type Text = readonly [english: string, khmer: string];

/** A field of a resource. */
export interface ResourceField<Shape extends z.ZodType = z.ZodType> {
  /** Its validation and storage format. Its input in the form follows from it. */
  shape: Shape;
  label: Text;
  /** Its value in a new record. */
  blank: NoInfer<z.output<Shape>>;
  /** The column in the table. Defaults to the name in snake case; null if custom queries read and write the field. */
  column?: string | null;
  /** The labels of a choice's values. */
  choices?: Readonly<Record<string, Text>>;
  /** Set by the shop itself, such as a counter: staff see it and can't change it. */
  isReadOnly?: true;
}

type FieldsBy<Shapes extends Record<string, z.ZodType>> = {
  readonly [Name in keyof Shapes]: ResourceField<Shapes[Name]>;
};

interface ResourceList<Field extends string> {
  /** The columns after the title. */
  columns: readonly Field[];
  /** The fields searched by text. */
  find: readonly Field[];
  /** The default order; a leading `-` means descending. */
  sort: Field | `-${Field}`;
  /** Views besides all records, with the values their fields must have. */
  views?: Readonly<Record<string, { label: Text; where?: Readonly<Partial<Record<Field, unknown>>> }>>;
}

/**
 * The one description of a resource: a kind of record that staff list, edit, undo, import and export. From it come its
 * permission, SQL, labels, screens, history, audit events, content file section and spreadsheet. Rules of its own are
 * in `shop/`, cells and panels of its own in `office/resources/`.
 */
interface ResourceDefinition<
  Name extends string,
  Plural extends string,
  Shapes extends Record<string, z.ZodType>,
> {
  /** Its kind in calls, history and audit events. */
  name: Name;
  /** The path of its list; a record's is below it. */
  plural: Plural;
  table: string;
  permission: Permission;
  /** The id of its label set. */
  entityId: number;
  /** Its list's place: with `nav` in the navigation, otherwise with the screen `within`. */
  screen: {
    group: 'work' | 'selling' | 'goods' | 'settings';
    nav?: { icon: 'tag' | 'star' | 'arrow-right' | 'inbox'; key: string };
    within?: string;
  };
  labels: {
    /** As in "Redirect created". */
    one: Text;
    /** The list's name. */
    many: Text;
    newOne: Text;
    /** For an empty list: what these records are for. */
    none: Text;
    /** What the search finds. */
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
  mayRemove: boolean;
  /** The group of its events in the audit log. */
  auditGroup: 'orders' | 'catalogue' | 'settings';
  /** Tags of the pages that show these records (shop/invalidation). */
  invalidates: readonly ('all' | 'texts')[];
}

export interface Resource<
  Name extends string = string,
  Plural extends string = string,
  Shapes extends Record<string, z.ZodType> = Record<string, z.ZodType>,
> extends Omit<ResourceDefinition<Name, Plural, Shapes>, 'labels' | 'entityId'> {
  /** Keys: those of the definition, `field.<name>`, `field.<name>.<choice>` and `view.<name>`. */
  labels: LabelSet;
}

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
  for (const [name, { label, choices = {} }] of fields) {
    texts[`field.${name}`] = label;
    for (const [choice, text] of Object.entries(choices)) texts[`field.${name}.${choice}`] = text;
  }
  for (const [name, { label }] of Object.entries(definition.list.views ?? {})) texts[`view.${name}`] = label;
  return { ...definition, labels: labelSet(entityId, texts) };
}
