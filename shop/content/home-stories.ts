import type { LanguageCode } from '#contract/languages.ts';
import { asList, asRecord, localizedText } from './stored-values.ts';

/** What a shop may tell on its home page: a picture, words, and a way on. Texts in one language. */
export interface Story {
  picture: string;
  /** A few words above the title; '' for none. */
  over: string;
  title: string;
  text: string;
  /** null: none. */
  link: { text: string; url: string } | null;
}

/** A picture of things in use, and where in it which product is: in percent of its width and height, from its upper left. */
export interface Scene extends Story {
  spots: { product: number; x: number; y: number }[];
}

/** null: it is not set, or is of another shape. */
export function storyOf(value: unknown, language: LanguageCode): Story | null {
  const stored = asRecord(value);
  const text = (name: string, of = stored) => localizedText(of[name], language);
  const [picture, title, link] = [text('picture'), text('title'), asRecord(stored['link'])];
  if (picture === '' || title === '') return null;
  const way = { text: text('text', link), url: text('url', link).replace('{lang}', language) };
  const hasWay = way.text !== '' && way.url !== '';
  return { picture, over: text('over'), title, text: text('text'), link: hasWay ? way : null };
}

export function sceneOf(value: unknown, language: LanguageCode): Scene | null {
  const story = storyOf(value, language);
  const spots = asList(asRecord(value)['spots']).map((each) => {
    const { product, x, y } = asRecord(each);
    return { product: Number(product), x: Number(x), y: Number(y) };
  });
  return story && { ...story, spots };
}
