import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Handler } from '#server/operation.ts';
import { screens } from '#storefront/routes.ts';
import { projectRoot } from '../law/import-law.ts';
import { isThere, tableBelow, textOf } from './documents.ts';

const page = textOf('docs/specification.md');
const named = (heading: string) =>
  tableBelow(page, heading).flatMap(([cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name),
  );

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The calls that are answered: definitions alone do not count. */
async function callsWithHandler(): Promise<string[]> {
  const folder = path.join(projectRoot, 'server/operations');
  const files = readdirSync(folder, { recursive: true }).map(String);
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => (await import(path.join(folder, file))) as { handler?: Handler }),
  );
  return modules.flatMap(({ handler }) => (handler ? [handler.operation.name] : []));
}

test('docs/specification.md says for every call where it is tested, once, and for no other', async () => {
  expect(named('### The calls').toSorted()).toEqual((await callsWithHandler()).toSorted());
});

test('docs/specification.md says for every screen where it is, and for none that nobody can reach', () => {
  const rows = new Set(named('### The screens'));
  const shown = Object.keys(screens).filter((each) => isThere(`storefront/pages/${kebab(each)}/page.tsx`));
  expect(shown.filter((screen) => !rows.has(screen))).toEqual([]);
  expect([...rows].filter((name) => !Object.hasOwn(screens, name))).toEqual([]);
});
