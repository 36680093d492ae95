import path from 'node:path';
import {
  cruise,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IModule,
  type IReachabilityForbiddenRuleType,
} from 'dependency-cruiser';
import law, { screenFolder } from '../../.dependency-cruiser.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Every folder with our code. Folders that don't exist are skipped. */
export const checkedFolders = [
  'client',
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

const screenPath = new RegExp(`^${screenFolder}/`, 'u');

/** A violation of the import rules in a tree. */
export interface Finding {
  rule: string;
  from: string;
  to: string;
}

export interface Verdict {
  findings: Finding[];
  /** The files of the project that were read. */
  files: string[];
  imports: Import[];
}

/** The paths of a file and of one that it imports. */
type Import = readonly [from: string, to: string];

const isAboutReach = (rule: IForbiddenRuleType): rule is IReachabilityForbiddenRuleType =>
  'to' in rule && 'reachable' in rule.to;

/** Reads every import below `root` and checks it against the rules in .dependency-cruiser.ts. */
export async function judge(root: string, folders: readonly string[]): Promise<Verdict> {
  const { output } = await cruise(
    [...folders],
    {
      ...law.options,
      baseDir: root,
      ruleSet: { forbidden: law.forbidden.filter((rule) => !isAboutReach(rule)) },
      validate: true,
    },
    law.options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(`no result to judge: ${output.slice(0, 200)}`);
  const { modules, summary } = output satisfies ICruiseResult;
  const ours = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  return {
    findings: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...law.forbidden.filter(isAboutReach).flatMap((rule) => unreached(rule, modules)),
    ],
    files: ours.map(({ source }) => source),
    imports: ours.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }): Import => [source, resolved]),
    ),
  };
}

/**
 * Returns the modules that a rule with `reachable: false` forbids. dependency-cruiser looks for a path from
 * every entry to every module, which takes a minute for 3,500 files. Walking once from all entries takes
 * milliseconds.
 */
function unreached(
  { name, from, to }: IReachabilityForbiddenRuleType,
  modules: readonly IModule[],
): Finding[] {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const reached = new Set([...imports.keys()].filter((source) => matches(source, from)));
  for (const source of reached) for (const { resolved } of imports.get(source) ?? []) reached.add(resolved);
  return [...imports.keys()]
    .filter((source) => matches(source, to) && !reached.has(source))
    .map((source) => ({ rule: name ?? '', from: source, to: source }));
}

function matches(
  source: string,
  { path: expected = '', pathNot = [] }: IReachabilityForbiddenRuleType['from'],
): boolean {
  const isOneOf = (patterns: string | string[]) =>
    [patterns].flat().some((pattern) => new RegExp(pattern, 'u').test(source));
  return isOneOf(expected) && !isOneOf(pathNot);
}

/**
 * Returns the imports between folders of an app that lead back to the folder they start from. Files directly in the
 * app's folder don't count: they tie the folders together. Neither does what a screen imports from outside its folder,
 * because nothing imports a screen.
 */
export function circlesOfFolders(imports: readonly Import[], app: string): string[] {
  const reached = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const screen = screenPath.exec(from)?.[0];
    if (screen && !to.startsWith(screen)) continue;
    const [a, b] = foldersApart(from.split('/'), to.split('/'));
    if (from.startsWith(`${app}/`) && to.startsWith(`${app}/`) && a !== b && a !== app && b !== app)
      reached.set(a, (reached.get(a) ?? new Set()).add(b));
  }
  const leadsTo = (start: string) => {
    const seen = new Set([start]);
    for (const folder of seen) for (const next of reached.get(folder) ?? []) seen.add(next);
    return seen;
  };
  return [...reached].flatMap(([a, all]) =>
    [...all].filter((b) => leadsTo(b).has(a)).map((b) => `${a} -> ${b}`),
  );
}

/** Returns the folders of two files, up to where their paths part. */
function foldersApart(from: string[], to: string[]): [string, string] {
  const folders = [from.slice(0, -1), to.slice(0, -1)] as const;
  const parting = folders[0].findIndex((name, at) => name !== folders[1][at]);
  const end = parting === -1 || parting >= folders[1].length ? undefined : parting + 1;
  return [folders[0].slice(0, end).join('/'), folders[1].slice(0, end).join('/')];
}

export const asLines = (findings: readonly Finding[]): string[] =>
  findings.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`).toSorted();
