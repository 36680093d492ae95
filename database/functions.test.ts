import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { functionFiles } from '../tests/support/database-functions.ts';
import { hashOf, objectsOf, readFunctions, readFunctionsOfTables } from './functions.ts';
import { readMigrations } from './read-migrations.ts';

const files = functionFiles();
const { number, objects } = readFunctions();

describe('a file in database/functions', () => {
  it('each file says what it decides and since which release, then creates what it is named after', () => {
    const isRight = ({ file, text }: (typeof files)[number]) => {
      const [first, ...others] = objectsOf(file, text);
      return (
        /^(?:-- .+\n)+-- Since \d+\.\d+\.\d+\n\ncreate /u.test(text) &&
        first?.name.split(' ')[1]?.replaceAll('_', '-') === path.basename(file, '.sql') &&
        others.every(({ name }) => name.startsWith('trigger ')) &&
        // `create` alone would fail in a database that has the object.
        !/^create (?!or replace|constraint trigger)/mu.test(text)
      );
    };
    expect(files.filter((each) => !isRight(each))).toEqual([]);
  });

  it('each object comes after those that it names', () => {
    const places = new Map(objects.map(({ name }, at) => [name, at]));
    const before = (one: string, other: string) => places.get(one)! < places.get(other)!;
    expect(before('function current_option', 'function chosen_option')).toBe(true);
    expect(before('function chosen_option', 'function complete_unit')).toBe(true);
    expect(before('view waiting_unit', 'function awaited_units')).toBe(true);
    expect(places.size).toBe(objects.length);
  });

  it('the folder raises its number when its text changes', () => {
    const stored = readFileSync(path.join(import.meta.dirname, 'functions/number.txt'), 'utf8').trim();
    const line = (of: number) =>
      `${of} ${hashOf(
        `${of} ${objects
          .map(({ hash }) => hash)
          .toSorted()
          .join(' ')}`,
      )}`;
    // When this fails, write the expected line into number.txt.
    expect(stored).toBe(stored === line(number) ? stored : line(number + 1));
  });
});

describe('a migration since functions are files', () => {
  const since = readMigrations()
    .filter(({ name }) => name > '0870')
    .map(({ name, sql }) => ({ name, sql: sql.replaceAll(/--.*$/gmu, '') }));
  const ofTables = new Set(readFunctionsOfTables().map(({ name }) => name));

  it('a newer migration creates no function, trigger or view, except functions of checks and indexes', () => {
    const created = since.flatMap(({ sql }) =>
      [
        ...sql.matchAll(
          /create\s+(?:or\s+replace\s+)?(?:constraint\s+|materialized\s+)?(function|procedure|trigger|view)\s+(\w+)/giu,
        ),
      ].map(([, kind, name]) => `${kind} ${name}`.toLowerCase()),
    );
    expect(created.filter((name) => !ofTables.has(name))).toEqual([]);
  });

  it('a newer migration calls no function of a file, because it may still have an older text', () => {
    const names = objects.flatMap(({ name }) => /^function (\w+)/u.exec(name)?.[1] ?? []);
    const called = new RegExp(
      String.raw`(?<!drop function (?:if exists )?)\b(?:${names.join('|')})\s*\(`,
      'giu',
    );
    expect(
      since.flatMap(({ name, sql }) => (sql.match(called) ?? []).map((call) => `${name}: ${call}`)),
    ).toEqual([]);
  });
});
