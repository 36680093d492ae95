import { bannedTurns, type Layer } from './english-words.ts';
import { namesGiven } from './names-given.ts';

const isTest = (file: string) => /\.test\.tsx?$/u.test(file);
const isCode = (file: string) => /\.tsx?$/u.test(file);
const holdsTexts = (file: string) => /^contract\/(?:labels\/|messages\.ts)/u.test(file);
/**
 * Returns whether a file is a document. The page about our English is not, because it quotes what it bans.
 */
const isDocument = (file: string) => file.endsWith('.md') && !file.endsWith('english.md');

const withQuotes = (before: string) =>
  new RegExp(`${before}(?<quote>['"\`])(?<text>(?:\\\\.|(?!\\k<quote>).)*)\\k<quote>`, 'gu');
/** Matches the English text of a label: the first of two texts. */
const labelText = withQuotes(String.raw`\[\s*`);
/** Matches the name of a test or a group, also after the end of a table of cases. */
const testName = withQuotes(
  String.raw`(?:\b(?:it|test|describe|releaseTest)(?:\.\w+)*(?:\([^)]*\))?|[\])}](?: as const)?,?\s*\))\(\s*`,
);
const comment = /\/\*\*?(?<block>[\s\S]*?)\*\/|(?:^|\s)\/\/ (?<line>.*)$/gmu;

const allOf = (text: string, pattern: RegExp, group: string) =>
  [...text.matchAll(pattern)].map((match) => match.groups?.[group] ?? '');

/** Returns the English texts of a file, by kind. Kinds that the file doesn't contain are omitted. */
export function englishOf(file: string, text: string): Partial<Record<Layer, string[]>> {
  if (isDocument(file)) return { docs: text.split('\n') };
  if (!isCode(file)) return {};
  const comments = [...text.matchAll(comment)].map(({ groups }) =>
    (groups?.['block'] ?? groups?.['line'] ?? '').replaceAll(/^\s*\*/gmu, ' ').trim(),
  );
  return {
    comments,
    ...(holdsTexts(file) && { texts: allOf(text, labelText, 'text') }),
    ...(isTest(file) ? { tests: allOf(text, testName, 'text') } : { names: namesGiven(file, text) }),
  };
}

export interface Finding {
  turn: string;
  layer: Layer;
  /** The whole text or name that contains the phrase. */
  text: string;
}

/** Returns each use of a banned phrase in a file, in the order of `bannedTurns`. */
export function findingsIn(file: string, text: string): Finding[] {
  const english = englishOf(file, text);
  return bannedTurns.flatMap(({ name, pattern, layers }) =>
    layers.flatMap((layer) =>
      (english[layer] ?? []).flatMap((each) =>
        Array.from(each.match(pattern) ?? [], () => ({ turn: name, layer, text: each })),
      ),
    ),
  );
}
