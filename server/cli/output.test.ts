import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { print } from './output.ts';

function printed(line: string): string {
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  print(line);
  vi.restoreAllMocks();
  return text;
}

test.each([
  ['a\u001B[2Jcleared', 'a\\u001b[2Jcleared\n'],
  ['back\rover', 'back\\u000dover\n'],
  ['\u009B31mred', '\\u009b31mred\n'],
  ['\u202Eesrever\u2066', '\\u202eesrever\\u2066\n'],
  ['a tab\tand a bell\u0007', 'a tab\\u0009and a bell\\u0007\n'],
  ['half a \uD83D pair', 'half a \uFFFD pair\n'],
])('a terminal control character is printed by name: %j', (line, shown) => {
  expect(printed(line)).toBe(shown);
});

test('a text is printed unchanged, including Khmer with invisible breaks and several lines', () => {
  const text = 'ពែង\u200Bសេរ៉ាមិច, café, 🎁\nsecond line';
  expect(printed(text)).toBe(`${text}\n`);
});

test('commands print only through this module', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const others = globSync('server/{terminal,commands}/**/*.ts', { cwd: root }).filter(
    (file) =>
      !/output(\.test)?\.ts$/u.test(file) &&
      /console\.|process\.std(?:out|err)\.write|pino\.destination/u.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
  );
  expect(others).toEqual([]);
});
