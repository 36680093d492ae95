/** A column as described by `database/schema/` or the database. */
export interface Column {
  /** The type as which it is read: number, string, boolean, Date, Buffer, number[], json. */
  type: string;
  isNullable: boolean;
  /** Whether an insert may omit it, so that the database fills it. */
  hasDefault: boolean;
}
export type Tables = Record<string, Record<string, Column>>;

const tableOf = /^ {2}(\w+): \{\n([^}]*)\}/gmu;

/**
 * Reads the row types.
 * @throws at a line that it can't parse
 */
export function readRowTypes(source: string): Tables {
  return Object.fromEntries(
    [...source.matchAll(tableOf)].map(([, table, body]) => {
      const fields = Object.entries(fieldsOf(body!));
      return [table!, Object.fromEntries(fields.map(([name, text]) => [name, columnOf(text)]))];
    }),
  );
}

function fieldsOf(body: string): Record<string, string> {
  const lines = body.replaceAll(/\/\*\*?[^]*?\*\//gu, '').split('\n');
  return Object.fromEntries(
    lines
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//'))
      .map((line) => {
        const field = /^(\w+): ([^;]+);$/u.exec(line);
        if (!field) throw new Error(`not a column: ${line}`);
        return [field[1], field[2]];
      }),
  );
}

function columnOf(text: string): Column {
  const generated = /^Generated<(.+)>$/u.exec(text)?.[1];
  const bare = generated ?? text;
  const [type = '', nothing, ...more] = bare.split(' | ');
  if (more.length > 0 || (nothing !== undefined && nothing !== 'null'))
    throw new Error(`not a type: ${text}`);
  const isJson = type === 'Json' || type === 'JsonByDefault';
  return {
    type: isJson ? 'json' : type,
    isNullable: nothing === 'null',
    hasDefault: generated !== undefined || type === 'JsonByDefault',
  };
}
