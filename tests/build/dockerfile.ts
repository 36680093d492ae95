import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One instruction, such as `RUN npm ci`: the keyword in capitals and its arguments, on one line. */
interface Instruction {
  word: string;
  rest: string;
}

/** One `FROM` and the instructions after it. */
export interface Stage {
  /** The name by which other stages copy from it; the last needs none. */
  name: string;
  from: string;
  instructions: Instruction[];
}

export function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  const lines = dockerfile.replaceAll(/^\s*#.*\n/gmu, '').replaceAll(/\\\n\s*/gu, '');
  for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
    const [, label = '', rest = ''] = /^([A-Z]+)\s+(.*)$/u.exec(line) ?? [];
    if (label === '') throw new Error(`not an instruction: ${line}`);
    const [, from = '', name = ''] = /^(\S+)(?: AS (\w+))?$/u.exec(rest) ?? [];
    if (label === 'FROM') stages.push({ name, from, instructions: [] });
    else stages.at(-1)?.instructions.push({ word: label, rest });
  }
  return stages;
}

/**
 * Parses `COPY --from=build /kado/dist dist`: the stage to copy from (null for the project), the sources and
 * the target.
 */
export function copied(rest: string): { from: string | null; sources: string[]; target: string } {
  const [, from = null, places = ''] = /^(?:--from=(\w+) )?(.*)$/u.exec(rest) ?? [];
  const all = places.split(/\s+/u);
  return { from, sources: all.slice(0, -1), target: all.at(-1) ?? '' };
}

/** Parses `["node", "server/start.js"]`. Returns an empty list for a command in shell form. */
export const execForm = (rest: string): string[] =>
  JSON.parse(/\[.*\]$/u.exec(rest)?.[0] ?? '[]') as string[];

/**
 * Returns the files of the project that an image may copy, by .dockerignore, where later lines override
 * earlier ones.
 */
export function contextFiles(root: string): string[] {
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [first, ...others] = lines;
  if (first !== '*') throw new Error('.dockerignore must start with * and then list what is included');
  const letIn = others.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const left = others.filter((line) => !line.startsWith('!'));
  return letIn
    .flatMap((each) => globSync([each, `${each}/**/*`], { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !left.some((pattern) => path.matchesGlob(file, pattern)));
}
