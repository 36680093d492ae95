import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';
import type { DatabaseLog } from './log.ts';

/** A function, trigger or view, which a file of `functions/` creates. */
export interface DatabaseObject {
  /** The object's name in SQL, such as `trigger proof_stays on proof`. */
  name: string;
  sql: string;
  /** The comment of the object in the database, a hash that tells whether the object has this text. */
  hash: string;
  /** The path below `functions/`, such as `work/refuse-proof-change.sql`. */
  file: string;
}

export interface DatabaseFunctions {
  /** A number that rises with each change. A process never replaces objects that one with a larger number wrote. */
  number: number;
  /** The objects, sorted so that each comes after those it needs. */
  objects: DatabaseObject[];
}

/** Functions of checks and indexes, which only migrations change, because rows and indexes were made with them. */
const ofTables = 'tables/';

/** Returns the objects of a file, without those in its comments. What follows one belongs to it, such as a grant. */
export function objectsOf(file: string, text: string): DatabaseObject[] {
  const statements = text
    .replaceAll(/^--.*\n/gmu, '')
    .split(/^(?=create )/mu)
    .map((sql) => sql.trim())
    .filter(Boolean);
  return statements.map((sql) => {
    const [, kind, name] =
      /^create (?:or replace |constraint )?(function|trigger|view) (\w+)/u.exec(sql) ?? [];
    if (!kind) throw new Error(`${file}: each statement must create a function, trigger or view`);
    const table = kind === 'trigger' ? / on \w+/u.exec(sql)?.[0] : '';
    return { name: `${kind} ${name}${table}`, sql, hash: hashOf(sql), file };
  });
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Reads the functions, triggers and views of this release, except functions of checks and indexes. */
export function readFunctions(databaseFolder = import.meta.dirname): DatabaseFunctions {
  const number = path.join(databaseFolder, 'functions/number.txt');
  if (!existsSync(number)) return { number: 0, objects: [] };
  return {
    number: Number.parseInt(readFileSync(number, 'utf8'), 10),
    objects: objectsIn(databaseFolder, (file) => !file.startsWith(ofTables)),
  };
}

/** Reads the functions of checks and indexes. */
export const readFunctionsOfTables = (databaseFolder = import.meta.dirname): DatabaseObject[] =>
  objectsIn(databaseFolder, (file) => file.startsWith(ofTables));

function objectsIn(databaseFolder: string, isIncluded: (file: string) => boolean): DatabaseObject[] {
  const folder = path.join(databaseFolder, 'functions');
  const files = globSync('**/*.sql', { cwd: folder })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(isIncluded)
    .toSorted();
  return inOrder(
    new Map(files.map((file) => [file, objectsOf(file, readFileSync(path.join(folder, file), 'utf8'))])),
  );
}

/** Sorts objects so that each comes after those that its text names. */
function inOrder(files: ReadonlyMap<string, DatabaseObject[]>): DatabaseObject[] {
  const fileOf = new Map(
    [...files.values()].flat().map(({ name, file }) => [/^(?:function|view) (\w+)/u.exec(name)?.[1], file]),
  );
  const ordered: DatabaseObject[] = [];
  const done = new Map<string, boolean>();
  const add = (file: string, objects: DatabaseObject[]) => {
    if (done.get(file) === false) throw new Error(`${file} needs a file that needs it`);
    if (done.has(file)) return;
    done.set(file, false);
    const names = objects.flatMap(({ sql }) => sql.replaceAll(/--.*$/gmu, '').match(/\w+/gu) ?? []);
    const needed = new Set(names.flatMap((name) => fileOf.get(name) ?? []));
    needed.delete(file);
    for (const each of needed) add(each, files.get(each) ?? []);
    done.set(file, true);
    ordered.push(...objects);
  };
  for (const [file, objects] of files) add(file, objects);
  return ordered;
}

/** Returns the comments of functions, triggers and views, and of the table `migration`, by their names. */
async function commentsIn(client: ClientBase): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; comment: string | null }>(`
    select 'function ' || proname as name, obj_description(oid, 'pg_proc') as comment
      from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'trigger ' || tgname || ' on ' || tgrelid::regclass, obj_description(oid, 'pg_trigger')
      from pg_trigger where not tgisinternal
    union all select case relkind when 'v' then 'view ' else 'table ' end || relname, obj_description(oid, 'pg_class')
      from pg_class where relnamespace = 'public'::regnamespace and (relkind = 'v' or relname = 'migration')`);
  return new Map(rows.map(({ name, comment }) => [name, comment]));
}

/**
 * Creates or replaces the objects whose text changed or that a migration dropped, in the caller's transaction. Changes nothing
 * if a newer release applied its own: an older process that starts beside it must not write its texts back.
 */
export async function applyFunctions(
  client: ClientBase,
  { number, objects }: DatabaseFunctions,
  log: DatabaseLog,
): Promise<void> {
  const comments = await commentsIn(client);
  const stored = Number(comments.get('table migration') ?? 0);
  if (stored > number) {
    log.warn({ newer: stored }, 'the database has functions of a newer release');
    return;
  }
  for (const { name, sql, hash, file } of objects) {
    if (comments.get(name) === hash) continue;
    // PostgreSQL can't replace constraint triggers.
    const drop = sql.startsWith('create constraint') ? `drop ${name.replace(' ', ' if exists ')};` : '';
    await client.query(`${drop} ${sql}; comment on ${name} is '${hash}'`).catch((error: Error) => {
      throw new Error(`database/functions/${file}: ${error.message}`, { cause: error });
    });
  }
  if (stored < number) await client.query(`comment on table migration is '${number}'`);
}
