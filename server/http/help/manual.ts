import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { idsOf, renderMarkdown } from '../reference/markdown.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/office');

/** One page of the office manual, in one language. */
export interface ManualPage {
  /** The name of its file. `README` is the page of contents. */
  name: string;
  title: string;
  sections: readonly { id: string; title: string }[];
  html: string;
}

export const helpBase = (language: LanguageCode): string => `/office/help/${language}`;
/** Where the manual's pictures are. */
export const pictureBase = '/office/help/pictures/';

const textOf = (name: string, language: LanguageCode): string => {
  const { tag } = languages[language];
  return readFileSync(path.join(folder, tag === 'en' ? '' : tag, `${name}.md`), 'utf8');
};

/** Reads all pages of the manual, in the order in which its contents list them. */
export function readManual(language: LanguageCode): ManualPage[] {
  const contents = textOf('README', 'en');
  const names = [...contents.matchAll(/\]\(([a-z-]+)\.md\)/gu)].map(([, name = '']) => name);
  return ['README', ...names].map((name) => pageOf(name, language));
}

function pageOf(name: string, language: LanguageCode): ManualPage {
  const text = textOf(name, language);
  // Sections have the same ids in both languages.
  const ids = idsOf(textOf(name, 'en'));
  const titles = [...text.matchAll(/^#{1,3} (.+)$/gmu)].map(([, title = '']) => title);
  const sections = titles.map((title, index) => ({ id: ids[index] ?? '', title }));
  const addressOf = (written: string) => addressIn(language, written);
  return {
    name,
    title: titles[0] ?? '',
    sections: sections.slice(1),
    html: renderMarkdown(text, { ids, addressOf }),
  };
}

/** Returns the served address of a picture, or of a link to another page of the manual. */
function addressIn(language: LanguageCode, written: string): string {
  if (written.endsWith('.webp')) return pictureBase + path.basename(written);
  const [file = '', section] = written.split('#');
  const page = file === '' ? '' : `${helpBase(language)}/${path.basename(file, '.md')}`;
  return section === undefined ? page : `${page}#${section}`;
}
