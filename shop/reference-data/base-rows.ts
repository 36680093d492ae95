/** Tables with reference data, parents before children. The names are in `<table>_text`. */
export const baseTables = [
  'country',
  'state_province',
  'city',
  'attribute',
  'payment_method',
  'shipping_method',
] as const;
export type BaseTable = (typeof baseTables)[number];

export interface BaseRow {
  /** What identifies the row in its table across releases: 'KH', 'KH/12/1201', 'courier'. */
  key: string;
  /** The id, set if it has a meaning itself; otherwise the database assigns the next. */
  id?: number;
  parent?: string;
  columns: Readonly<Record<string, string | number>>;
  /** The row's names by language id. */
  names: Readonly<Record<number, string>>;
}

export type BaseRows = Readonly<Record<BaseTable, readonly BaseRow[]>>;

/** The parts of a row that change separately: its columns, and its name in each language. */
export type Fields = Readonly<Record<string, string | number | null>>;

const nameField = /^name (\d+)$/u;

export const fieldsOf = (columns: Fields, names: Readonly<Record<number, string>> | null): Fields => ({
  ...columns,
  ...Object.fromEntries(Object.entries(names ?? {}).map(([language, name]) => [`name ${language}`, name])),
});

/** Returns the language of a name field; null for a column. */
export const languageOfField = (field: string): number | null => {
  const [, language] = nameField.exec(field) ?? [];
  return language === undefined ? null : Number(language);
};
