import type { Answer } from '#contract/operation.ts';
import type { findAnything } from '#contract/operations/office/palette/find-anything.ts';
import type { OfficeIconName } from '../parts/office-icon.tsx';

export type Found = Answer<typeof findAnything>;

/** What can be chosen: `id` tells it from all others. */
export type Entry = { id: string } & (
  | { kind: 'order'; order: Found['orders'][number] }
  | { kind: 'product'; product: Found['products'][number] }
  | Deed
);

/** A screen or something that can be done. */
export interface Deed {
  kind: 'deed';
  text: string;
  icon: OfficeIconName;
  /** English words it is found by in every language. */
  words?: string;
  key?: string | undefined;
  run: () => void;
}

export interface Group {
  title: 'orders' | 'products' | 'do' | 'goTo';
  items: readonly Entry[];
}

/** Whether a deed is found by what was typed: each of its words is in there. */
export function isFound({ text, words = '' }: Pick<Deed, 'text' | 'words'>, find: string): boolean {
  const all = `${text} ${words}`.toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

/** A name in code as words: `phoneOrder` is "phone order". */
export const inWords = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** A text before, at and behind the first place of what was typed; null: it is not in there. */
export function splitAtMatch(text: string, find: string): [string, string, string] | null {
  const at = find === '' ? -1 : text.toLowerCase().indexOf(find.toLowerCase());
  const end = at + find.length;
  return at < 0 ? null : [text.slice(0, at), text.slice(at, end), text.slice(end)];
}
