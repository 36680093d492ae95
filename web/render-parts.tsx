import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { AppContext } from './app-context.tsx';
import { type Part, withParts } from './cache-markup.tsx';
import type { Labels } from './labels.ts';

/** The most parts kept per component and language. */
const maxParts = 2000;
/** Markup by the texts, which are new when anything changes that all pages share; by component; by props. */
const markupCache = new WeakMap<Labels, Map<FunctionComponent<never>, Map<string, string>>>();

/** Precedes each part. Texts can't contain it by accident. */
const mark = `\u0001${crypto.randomUUID()}:`;

/**
 * Renders a page in pieces, by splitting at a plain text, many times faster than a search for a pattern. React separates
 * adjacent texts by comments, which parts don't need.
 */
const piecesOf = (page: ReactElement): string[] =>
  renderToString(page).replaceAll(`<!-- -->${mark}`, mark).replaceAll('\u0001<!-- -->', '\u0001').split(mark);

/** Renders a page. Parts that were rendered before (`cacheMarkup`) are inserted as text. */
export function renderWithParts(page: ReactElement): string {
  const parts: Part[] = [];
  const add = (part: Part) => `${mark}${parts.push(part) - 1}\u0001`;
  const [start = '', ...pieces] = withParts(add, () => piecesOf(page));
  const markups = markupsOf(parts);
  return pieces.reduce((html, piece) => {
    const end = piece.indexOf('\u0001');
    return html + (markups[Number(piece.slice(0, end))] ?? '') + piece.slice(end + 1);
  }, start);
}

/** Returns the markup of a page's parts. Those that aren't cached are rendered together. */
function markupsOf(parts: readonly Part[]): (string | undefined)[] {
  const [first] = parts;
  if (!first) return [];
  const { app } = first;
  const views = markupCache.get(app.labels) ?? new Map<FunctionComponent<never>, Map<string, string>>();
  markupCache.set(app.labels, views);
  const places = parts.map(({ View, props }) => {
    const cache = views.get(View) ?? new Map<string, string>();
    views.set(View, cache);
    const key = `${app.screen} ${JSON.stringify(props)}`;
    const part = createElement(View as FunctionComponent<object>, props);
    return { part, cache, key, markup: cache.get(key) };
  });
  const missing = places.filter(({ markup }) => markup === undefined);
  const value = { ...app, address: '' };
  const page = createElement(
    AppContext,
    { value },
    ...missing.flatMap(({ part }) => [`${mark}\u0001`, part]),
  );
  const pieces = missing.length > 0 ? piecesOf(page) : [];
  for (const [at, place] of missing.entries()) {
    place.markup = (pieces[at + 1] ?? '').slice(1);
    // The oldest makes room.
    if (place.cache.size >= maxParts) place.cache.delete(place.cache.keys().next().value ?? '');
    place.cache.set(place.key, place.markup);
  }
  return places.map(({ markup }) => markup);
}
