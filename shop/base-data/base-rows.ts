/** Tables the shop brings rows for, parents before children. Each has its names in `<table>_text`. */
export const baseTables = [
  'country',
  'state_province',
  'city',
  'attribute',
  'payment_method',
  'shipping_method',
] as const;
export type BaseTable = (typeof baseTables)[number];

/** A row that comes with a release. */
export interface BaseRow {
  /** Tells it from the others of its table in every release: 'KH', 'KH/12/1201', 'courier'. */
  key: string;
  /** Where the id itself means something; else the database gives the next. */
  id?: number;
  /** Key of the row it belongs to. */
  parent?: string;
  columns: Readonly<Record<string, string | number>>;
  /** By language id. */
  names: Readonly<Record<number, string>>;
}

export type BaseRows = Readonly<Record<BaseTable, readonly BaseRow[]>>;

/** What of a row can be changed one by one: its columns, and its name in each language. */
export type Fields = Readonly<Record<string, string | number | null>>;

const nameField = /^name (\d+)$/u;

export const fieldsOf = (columns: Fields, names: Readonly<Record<number, string>> | null): Fields => ({
  ...columns,
  ...Object.fromEntries(Object.entries(names ?? {}).map(([language, name]) => [`name ${language}`, name])),
});

/** The language whose name a field is; null: it is a column. */
export const languageOfField = (field: string): number | null => {
  const [, language] = nameField.exec(field) ?? [];
  return language === undefined ? null : Number(language);
};
