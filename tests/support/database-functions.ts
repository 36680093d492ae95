import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { readFunctions, readFunctionsOfTables } from '#database/functions.ts';
import { projectRoot } from '../architecture/import-rules.ts';

const folder = path.join(projectRoot, 'database/functions');

/** Returns the path of each file in `database/functions`, and its text. */
export const functionFiles = (): { file: string; text: string }[] =>
  globSync('**/*.sql', { cwd: folder })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

const definitions = `
  select 'function ' || proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
  where pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'trigger ' || tgname || ' on ' || relname, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace
  union all select 'view ' || relname, pg_get_viewdef(oid) from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`;

async function definitionsIn(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(definitions);
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

/**
 * Returns the functions, triggers and views whose definition in the database isn't that of their file, or that are only in
 * one of both. Changes nothing.
 */
export async function differencesFromFiles(client: ClientBase): Promise<string[]> {
  const before = await definitionsIn(client);
  const objects = [...readFunctionsOfTables(), ...readFunctions().objects];
  await client.query('begin');
  try {
    for (const { name, sql } of objects)
      await client.query(sql.startsWith('create constraint') ? `drop ${name}; ${sql}` : sql);
    const after = await definitionsIn(client);
    const files = new Set(objects.map(({ name }) => name));
    return [...new Set([...before.keys(), ...files])].filter(
      (name) => !files.has(name) || before.get(name) !== after.get(name),
    );
  } finally {
    await client.query('rollback');
  }
}
