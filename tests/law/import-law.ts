import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import law from '../../.dependency-cruiser.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Every folder with code of ours. Those that do not exist (yet) are left out. */
export const lawFolders = [
  'contract',
  'rules',
  'ui',
  'web',
  'storefront',
  'office',
  'shop',
  'server',
  'database',
  'tests',
  'tools',
];

/** What the law finds in a tree. */
export interface Finding {
  rule: string;
  from: string;
  to: string;
}

export interface Verdict {
  findings: Finding[];
  /** Our own files that were read. */
  files: string[];
  imports: number;
}

/** Reads every import below `root` and holds it to the law in .dependency-cruiser.ts. */
export async function judge(root: string, folders: readonly string[]): Promise<Verdict> {
  const { output } = await cruise(
    [...folders],
    {
      ...law.options,
      baseDir: root,
      ruleSet: { forbidden: law.forbidden },
      validate: true,
    },
    law.options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(`no result to judge: ${output.slice(0, 200)}`);
  const { modules, summary } = output satisfies ICruiseResult;
  const ours = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  return {
    findings: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    files: ours.map(({ source }) => source),
    imports: ours.flatMap(({ dependencies }) => dependencies).length,
  };
}

/** One line for each finding, sorted. */
export const asLines = (findings: readonly Finding[]): string[] =>
  findings.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`).toSorted();
