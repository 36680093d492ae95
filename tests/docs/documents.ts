import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../architecture/import-rules.ts';

export const isThere = (file: string): boolean => existsSync(path.join(projectRoot, file));
export const textOf = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

/** Paths of all documentation pages of the project. */
export const documents: readonly string[] = [
  ...readdirSync(projectRoot),
  ...readdirSync(path.join(projectRoot, 'docs'), { recursive: true }).map((file) => `docs/${String(file)}`),
  'database/demo/README.md',
]
  .filter((file) => file.endsWith('.md'))
  .toSorted();

export const withoutBlocks = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gmu, '');

/** Returns the table below a heading, by rows and cells, without its head; lines may leave out the pipes at both ends. */
export function tableBelow(text: string, heading: string): string[][] {
  const from = `\n${text}`.indexOf(`\n${heading}\n`);
  if (from < 0) throw new Error(`no heading ${heading}`);
  const [, , ...rows] = /(?:^.*\|.*\n)+/mu.exec(text.slice(from))?.[0].trim().split('\n') ?? [];
  return rows.map((row) =>
    row
      .replaceAll(/^\||\|$/gu, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
}
