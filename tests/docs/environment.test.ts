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

describe('the environment variables in docs/operating/settings.md', () => {
  test('the environment variables in the docs are exactly those the shop reads, in the order of its schema', () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(schema));
  });

  test.each(rows)('$name has its default and a description', ({ name, byDefault, what }) => {
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
