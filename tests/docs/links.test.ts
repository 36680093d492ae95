import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allFiles, codeFiles } from '../architecture/sources.ts';
import { documents, isThere, textOf, withoutBlocks } from './documents.ts';

/** Returns the anchor of a heading: lower case, no punctuation, hyphens for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...withoutBlocks(textOf(file)).matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) => anchorOf(heading));

function deadLinks(file: string): string[] {
  const links = [...withoutBlocks(textOf(file)).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/u.test(link)) return false;
    const [target = '', anchor] = link.split('#');
    const expected = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    if (!isThere(expected)) return true;
    return anchor !== undefined && !anchorsIn(expected).includes(anchor);
  });
}

const folders = 'contract|rules|storefront|office|web|ui|server|shop|database|tests|tools|extras|deploy|docs';
/** Matches a path below one of our folders, written as code. Text with a placeholder is not a path. */
const namedPath = new RegExp(`^(?:${folders})/[\\w./-]*$`, 'u');

/** Matches a file name without a folder. */
const fileName = /^\.?[a-z][\w.-]*\.(?:ts|tsx|js|css|svg|sql|typ|diff)$/u;
/** Matches the name of a function, type, call or table, such as `applyOutcome`, `OrderList` or `order_hold`. */
const identifier =
  /^[a-z]+[A-Z]\w+(?:\(\))?$|^(?:[A-Z][a-z]+){2,}$|^[A-Z]+(?:_[A-Z]+)+$|^[a-z]+(?:_[a-z]+)+$/u;

const namedIn = (file: string) =>
  [...withoutBlocks(textOf(file)).matchAll(/`([^`\n]+)`/gu)].map(([, code = '']) => code);
const fileNames = new Set(allFiles().map((file) => path.basename(file)));

const missingFiles = (file: string): string[] =>
  namedIn(file).filter(
    (each) =>
      (namedPath.test(each) && !isThere(each)) ||
      (fileName.test(each) && !fileNames.has(each) && !isThere(each) && each !== 'index.ts'),
  );

/** The words of all sources, including migrations and settings. */
const sourceTerms = new Set(
  allFiles()
    .filter((file) => /\.(?:tsx?|js|sql|json|yaml)$/u.test(file))
    .flatMap((file) => textOf(file).match(/\w+/gu) ?? []),
);
const unknownIdentifiers = (file: string): string[] =>
  namedIn(file).filter((each) => identifier.test(each) && !sourceTerms.has(each.replace('()', '')));

describe.each(documents)('%s', (file) => {
  test('every link of the page resolves', () => {
    expect(deadLinks(file)).toEqual([]);
  });

  test('every file that the page names exists', () => {
    expect(missingFiles(file)).toEqual([]);
  });
});

test.each(documents.filter((file) => /^[A-Z]+\.md$|internals|decisions|adding|glossary/u.test(file)))(
  '%s names only functions, types, calls and tables that occur in the source',
  (file) => {
    expect(unknownIdentifiers(file)).toEqual([]);
  },
);

describe('the README', () => {
  test('the README quotes both commands correctly', () => {
    const blocks = textOf('README.md').match(/^```sh\n[\s\S]*?^```/gmu) ?? [];
    expect(blocks.map((block) => block.split('\n')[1])).toEqual([
      'npm ci && npm start',
      'npm ci && npm test',
    ]);
  });

  test('the README names every command, and only existing ones', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = new Set(
      [...textOf('README.md').matchAll(/npm (?:run )?([\w:]+)/gu)].map(([, name]) => name),
    );
    const run = Object.entries(scripts).filter(([, command]) => isThere(command.split(' ')[1] ?? ''));
    named.delete('ci');
    expect(named).toEqual(new Set(run.map(([name]) => name)));
  });

  test('the README lists the demo accounts correctly', () => {
    const accounts = JSON.parse(textOf('database/demo/accounts.json')) as {
      email: string;
      password: string;
    }[];
    for (const { email, password } of accounts)
      expect(textOf('README.md')).toContain(`| \`${email}\` | \`${password}\` |`);
  });
});

describe('comments in the code', () => {
  const comments = codeFiles().map((file) => ({ file, text: textOf(file) }));

  test('name only pages of docs/ that exist', () => {
    const dead = comments.flatMap(({ file, text }) =>
      [...text.matchAll(/\bdocs\/[\w/-]+\.md/gu)]
        .filter(([page]) => !isThere(page))
        .map(([page]) => `${file}: ${page}`),
    );
    expect(dead).toEqual([]);
  });

  test('name decisions by words of their file name: (docs/decisions, orders in one transaction)', () => {
    const topics = documents
      .filter((file) => file.startsWith('docs/decisions/'))
      .map((file) => path.basename(file, '.md').replaceAll('-', ' '));
    const cited = comments.flatMap(({ file, text }) =>
      [...text.matchAll(/\(docs\/decisions, ([\w ]+)\)/gu)].map(([, topic = '']) => ({ file, topic })),
    );
    expect(cited.length).toBeGreaterThan(3);
    expect(cited.filter(({ topic }) => !topics.some((each) => each.includes(topic)))).toEqual([]);
  });
});
