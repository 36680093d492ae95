import type { FunctionComponent, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { AppContext } from './app-context.tsx';
import { type Part, withParts } from './drawn-once.tsx';
import type { Labels } from './labels.ts';

/** The most parts kept per component and language. */
const maxKept = 2000;
/** Markup by the texts, which are new when anything changes that all pages share; by component; by props. */
const markupCache = new WeakMap<Labels, Map<FunctionComponent<never>, Map<string, string>>>();

/** Texts can't contain it by accident. React separates adjacent texts by comments, which markup doesn't need. */
const mark = `\u0001${crypto.randomUUID()}:`;
const marks = new RegExp(`(?:<!-- -->)?${mark}(\\d+)\u0001(?:<!-- -->)?`, 'gu');

/** Renders a page. Parts that were rendered before (`drawnOnce`) are inserted as text. */
export function renderWithParts(page: ReactElement): string {
  const parts: Part[] = [];
  const add = (part: Part) => `${mark}${parts.push(part) - 1}\u0001`;
  const markup = withParts(add, () => renderToString(page));
  return markup.replaceAll(marks, (_, at: string) => {
    const part = parts[Number(at)];
    return part ? markupOf(part) : '';
  });
}

function markupOf({ View, props, app }: Part): string {
  const views = markupCache.get(app.labels) ?? new Map<FunctionComponent<never>, Map<string, string>>();
  markupCache.set(app.labels, views);
  const markups = views.get(View) ?? new Map<string, string>();
  views.set(View, markups);
  const key = `${app.screen} ${JSON.stringify(props)}`;
  const earlier = markups.get(key);
  if (earlier !== undefined) return earlier;
  const Shown = View as FunctionComponent<object>;
  const markup = renderToString(
    <AppContext value={{ ...app, address: '' }}>
      <Shown {...props} />
    </AppContext>,
  );
  // The oldest makes room.
  if (markups.size >= maxKept) markups.delete(markups.keys().next().value ?? '');
  markups.set(key, markup);
  return markup;
}
