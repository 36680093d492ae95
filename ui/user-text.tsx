import type { ReactNode } from 'react';
import type { LanguageCode } from '#contract/languages.ts';
import { textLanguage } from './text-language.ts';

interface QuotedProps {
  text: string;
  /** How to display the text, if it isn't shown unchanged. */
  children?: ReactNode;
}

/** A name or text as a person entered it, whatever the page's language: in its own language and direction. */
export function UserText({ text, children = text }: QuotedProps) {
  return <bdi lang={textLanguage(text)}>{children}</bdi>;
}

/**
 * A sentence of an English page that quotes a person. Its Khmer words get their own language, because the fonts of the
 * page lack their letters. On a Khmer page, the sentence is in that language anyway.
 */
export const MixedText = ({ text, lang }: { text: string; lang: LanguageCode }) =>
  lang === 'en'
    ? text
        .split(/(\p{Script=Khmer}+(?: \p{Script=Khmer}+)*)/u)
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text stay where they are
        .map((part, at) => (at % 2 === 1 ? <UserText key={at} text={part} /> : part))
    : text;
