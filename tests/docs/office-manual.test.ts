import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens } from '#office/screens.ts';
import { readManual } from '#server/http/help/manual.ts';
import { sectionOfScreen } from '#server/http/help/screen-sections.ts';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { projectRoot } from '../architecture/import-rules.ts';
import { checkKhmer } from '../khmer/khmer-rules.ts';
import { textOf } from './documents.ts';

const folder = 'docs/office';
const pagesIn = (language: string) =>
  readdirSync(path.join(projectRoot, folder, language)).filter((file) => file.endsWith('.md'));
const pages = pagesIn('');

/** A label as the manual quotes it: without values and closing signs. */
const asQuoted = (label: string) =>
  label
    .replaceAll(/\s*\(?\{\w+\}\)?/gu, '')
    .replaceAll(/[:៖…]+$/gu, '')
    .trim();

/** The Khmer forms of each English label. A screen may have another one for the same English. */
const khmerOf = new Map<string, Set<string>>();
for (const { texts, khmer } of Object.values(labelSets))
  for (const [key, text] of Object.entries(texts)) {
    const forms = khmerOf.get(asQuoted(text)) ?? new Set();
    khmerOf.set(asQuoted(text), forms.add(asQuoted(khmer[key] ?? '')));
  }

interface Section {
  heading: string;
  labels: string[];
  text: string;
}

/** Returns the parts of a page: before its first section, then each section. */
const sectionsOf = (page: string): Section[] =>
  page.split(/^(?=## )/mu).map((text) => ({
    heading: text.split('\n', 1)[0] ?? '',
    labels: [...text.replaceAll('**', '').matchAll(/\*([^*\n]+)\*/gu)].map(([, label = '']) => label),
    text,
  }));

/** Counts what both languages must have: list items, table rows, pictures and links. */
const shapeOf = ({ text }: Section) =>
  [/^- /gmu, /^\d+\. /gmu, /^.* \| .*$/gmu, /!\[/gu, /(?<!!)\[[^\]]+\]\(/gu, /`[^`]+`/gu].map(
    (part) => [...text.matchAll(part)].length,
  );

test('the manual has the same pages in both languages, and its contents list each', () => {
  expect(pagesIn('km')).toEqual(pages);
  expect(
    readManual('en')
      .map(({ name }) => `${name}.md`)
      .toSorted(),
  ).toEqual(pages.toSorted());
});

describe.each(pages)('%s', (page) => {
  const english = sectionsOf(textOf(`${folder}/${page}`));
  const khmer = sectionsOf(textOf(`${folder}/km/${page}`));

  test('the Khmer manual has the same sections, with the same lists, tables, pictures and links', () => {
    expect(khmer.map(shapeOf)).toEqual(english.map(shapeOf));
  });

  test.each(english.map((section, index) => ({ ...section, index })))(
    '$heading quotes labels as the screens show them, the same in both languages',
    ({ labels, index }) => {
      expect(labels.filter((label) => !khmerOf.has(label))).toEqual([]);
      const left = [...(khmer[index]?.labels ?? [])];
      const missing = labels.filter((label) => {
        const at = left.findIndex((each) => khmerOf.get(label)?.has(each));
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      expect({ missing, left }).toEqual({ missing: [], left: [] });
    },
  );

  test('the Khmer manual follows the writing rules of Khmer', () => {
    const prose = textOf(`${folder}/km/${page}`)
      .replaceAll('**', '')
      .replaceAll(/`[^`]+`|\*[^*\n]+\*/gu, 'X')
      .replaceAll(/\]\([^)]+\)/gu, '')
      .replaceAll(/^!?|[[\]]|^---.*$/gmu, '');
    expect(prose.split('\n').flatMap((line) => checkKhmer(line))).toEqual([]);
  });
});

test('every screen of the office has a section of the manual', () => {
  const addresses = new Set(
    readManual('en').flatMap(({ name, sections }) => sections.map(({ id }) => `${name}#${id}`)),
  );
  expect(Object.keys(screens).filter((screen) => !addresses.has(sectionOfScreen(screen)))).toEqual([]);
});
