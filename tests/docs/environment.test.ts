import { describe, expect, test } from 'vitest';
import { environment } from '#server/settings/config.ts';
import { tableBelow, textOf } from './documents.ts';

const schema = environment.shape;
const rows = tableBelow(textOf('docs/operating/settings.md'), '# Settings').map(
  ([name = '', byDefault = '', what = '']) => ({
    name: name.replaceAll('`', ''),
    byDefault,
    what,
  }),
);

describe('docs/operating/settings.md lists the environment:', () => {
  test('every variable the shop reads, in the order of its schema, and none besides', () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(schema));
  });

  test.each(rows)('$name with the default it has, and what it is for', ({ name, byDefault, what }) => {
    const value: string | number | string[] | undefined =
      schema[name as keyof typeof schema].parse(undefined);
    const written =
      value === undefined
        ? '–'
        : Array.isArray(value) && value.length === 0
          ? 'none'
          : `\`${String(value)}\``;
    expect(byDefault).toBe(written);
    expect(what).not.toBe('');
  });
});
