import type { Answer } from '#contract/operation.ts';
import type { findAnything } from '#contract/operations/office/palette/find-anything.ts';
import type { OfficeIconName } from '../components/office-icon.tsx';

export type Found = Answer<typeof findAnything>;

/** An option in the palette. `id` is unique among all entries. */
export type Entry = { id: string } & (
  | { kind: 'order'; order: Found['orders'][number] }
  | { kind: 'product'; product: Found['products'][number] }
  | Command
);

export interface Command {
  kind: 'deed';
  text: string;
  icon: OfficeIconName;
  /** English search words, used in every language. */
  words?: string;
  key?: string | undefined;
  run: () => void;
}

export interface Group {
  title: 'orders' | 'products' | 'do' | 'goTo';
  items: readonly Entry[];
}

/** Whether an action matches the search: it contains each of the typed words. */
export function isFound({ text, words = '' }: Pick<Command, 'text' | 'words'>, find: string): boolean {
  const all = `${text} ${words}`.toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

/** Splits an identifier into words: `phoneOrder` becomes "phone order". */
export const spacedName = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** Splits a text before and after the first match. Returns null if there is no match. */
export function splitAtMatch(text: string, find: string): [string, string, string] | null {
  const at = find === '' ? -1 : text.toLowerCase().indexOf(find.toLowerCase());
  const end = at + find.length;
  return at < 0 ? null : [text.slice(0, at), text.slice(at, end), text.slice(end)];
}
