import { type FunctionComponent, use } from 'react';
import { type App, AppContext } from './app-context.tsx';

/** A part of a page that the server is rendering. */
export interface Part {
  View: FunctionComponent<never>;
  props: object;
  app: App;
}

/** While the server renders a page: takes a part, and returns the text that its markup replaces later. */
let addPart: ((part: Part) => string) | null = null;

/** Runs a rendering, which is synchronous, and hands over its parts. */
export function withParts<Result>(add: (part: Part) => string, render: () => Result): Result {
  addPart = add;
  try {
    return render();
  } finally {
    addPart = null;
  }
}

/**
 * Returns a component whose markup the server keeps (web/render-parts.tsx). It must depend only on its props, the screen
 * and what all pages share: it uses neither ids nor the page's address. Its props are data, or functions that the markup
 * doesn't show.
 */
export function cacheMarkup<Props extends object>(View: FunctionComponent<Props>): FunctionComponent<Props> {
  if (!import.meta.env.SSR) return View;
  return function Drawn(props) {
    const app = use(AppContext);
    return addPart && app ? addPart({ View, props, app }) : <View {...props} />;
  };
}
