import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFunctionsOfTables } from './functions.ts';
import { OperatorError } from './operator-error.ts';

export interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/** What a new database begins with, instead of the migrations that were folded into it. */
export interface Baseline {
  /** The last commit that has the folded migrations. */
  commit: string;
  /** Their names and hashes. */
  folded: Omit<Migration, 'sql'>[];
  /** Creates what they created, and records them as applied. */
  sql: string;
  /** The tables that have rows in an empty shop. */
  filled: string[];
}

/** Returns the migrations of this release, in order, without those folded into the baseline. */
export function readMigrations(databaseFolder = import.meta.dirname): Migration[] {
  const folder = path.join(databaseFolder, 'migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      if (!/^\d{4}-[a-z\d-]+\.sql$/u.test(name))
        throw new Error(`${name}: migration files must be named NNNN-name.sql`);
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Returns the baseline of this release, or null for a folder without one. */
export function readBaseline(databaseFolder = import.meta.dirname): Baseline | null {
  const folder = path.join(databaseFolder, 'baseline');
  if (!existsSync(folder)) return null;
  const read = (file: string) => readFileSync(path.join(databaseFolder, file), 'utf8');
  const { commit, migrations } = JSON.parse(read('baseline/folded.json')) as {
    commit: string;
    migrations: Record<string, string>;
  };
  const folded = Object.entries(migrations).map(([name, sha256]) => ({ name, sha256 }));
  const rows = read('baseline/rows.sql');
  const records = folded.map(({ name, sha256 }) => `('${name}', '${sha256}')`);
  return {
    commit,
    folded,
    sql: [
      ...functionsOfTables(databaseFolder),
      ...globSync('baseline/[0-9]-*.sql', { cwd: databaseFolder }).toSorted().map(read),
      rows,
      `insert into migration (name, sha256) values ${records.join(', ')};`,
    ].join('\n'),
    filled: [...rows.matchAll(/^insert into (\w+)/gmu)].flatMap(([, table]) => table ?? []),
  };
}

/** Returns the functions that tables of the baseline use. Those of later tables are created by migrations. */
function functionsOfTables(databaseFolder: string): string[] {
  const later = readMigrations(databaseFolder).map(({ sql }) => sql);
  return readFunctionsOfTables(databaseFolder)
    .filter(({ name }) => !later.some((sql) => sql.includes(`create ${name}(`)))
    .map(({ sql }) => sql);
}

/** The error for a database or backup without some of the folded migrations. */
export const olderThan = (what: 'database' | 'backup', { commit }: Baseline): OperatorError =>
  new OperatorError(
    `this ${what} is older than ${commit}; ${what === 'backup' ? 'restore it with that release, and start it' : 'start that release'} once, then this one.`,
  );
