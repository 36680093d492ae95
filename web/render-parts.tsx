import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { AppContext } from './app-context.tsx';
import { type Part, withParts } from './drawn-once.tsx';
import type { Labels } from './labels.ts';

/** The most parts kept per component and language. */
const maxKept = 2000;
/** Markup by the texts, which are new when anything changes that all pages share; by component; by props. */
const markupCache = new WeakMap<Labels, Map<FunctionComponent<never>, Map<string, string>>>();

/** Stands before each part. Texts can't contain it by accident. */
const mark = `\u0001${crypto.randomUUID()}:`;
/** React separates adjacent texts by comments, which markup doesn't need. */
const comment = '<!-- -->';
const withoutComments = (text: string): string =>
  text.slice(
    text.startsWith(comment) ? comment.length : 0,
    text.endsWith(comment) ? -comment.length : undefined,
  );

/** Renders a page. Parts that were rendered before (`drawnOnce`) are inserted as text. */
export function renderWithParts(page: ReactElement): string {
  const parts: Part[] = [];
  const add = (part: Part) => `${mark}${parts.push(part) - 1}\u0001`;
  // Splitting at a plain text is many times faster than a search for a pattern.
  const [start = '', ...pieces] = withParts(add, () => renderToString(page)).split(mark);
  const markups = markupsOf(parts);
  const filled = pieces.map((piece) => {
    const end = piece.indexOf('\u0001');
    return `${markups[Number(piece.slice(0, end))]}${withoutComments(piece.slice(end + 1))}`;
  });
  return withoutComments(start) + filled.join('');
}

/** Returns the markup of a page's parts. Those that aren't kept are rendered together. */
function markupsOf(parts: readonly Part[]): (string | undefined)[] {
  const [first] = parts;
  if (!first) return [];
  const { app } = first;
  const views = markupCache.get(app.labels) ?? new Map<FunctionComponent<never>, Map<string, string>>();
  markupCache.set(app.labels, views);
  const places = parts.map(({ View, props }) => {
    const kept = views.get(View) ?? new Map<string, string>();
    views.set(View, kept);
    const key = `${app.screen} ${JSON.stringify(props)}`;
    return {
      part: createElement(View as FunctionComponent<object>, props),
      kept,
      key,
      markup: kept.get(key),
    };
  });
  const missing = places.filter(({ markup }) => markup === undefined);
  if (missing.length > 0) {
    const value = { ...app, address: '' };
    const drawn = createElement(AppContext, { value }, ...missing.flatMap(({ part }) => [mark, part]));
    const pieces = renderToString(drawn).split(mark);
    for (const [at, place] of missing.entries()) {
      place.markup = withoutComments(pieces[at + 1] ?? '');
      // The oldest makes room.
      if (place.kept.size >= maxKept) place.kept.delete(place.kept.keys().next().value ?? '');
      place.kept.set(place.key, place.markup);
    }
  }
  return places.map(({ markup }) => markup);
}
