import type { ReactNode } from 'react';
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
