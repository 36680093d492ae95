import type { ReactNode } from 'react';
import { textLanguage } from './text-language.ts';

interface QuotedProps {
  text: string;
  /** How it is shown where that is not as it stands. */
  children?: ReactNode;
}

/** A name or text as somebody gave it, whatever the page's language: in its own language and direction. */
export function Quoted({ text, children = text }: QuotedProps) {
  return <bdi lang={textLanguage(text)}>{children}</bdi>;
}
