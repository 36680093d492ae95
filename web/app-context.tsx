import { createContext, use, useMemo, type ReactNode } from 'react';
import type { LabelSet, LabelValues } from '#contract/labels/label-set.ts';
import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Call } from './call.ts';
import type { Frame } from './frame.ts';
import { type Labels, shownText } from './labels.ts';
import type { AppTypes, PagePayload } from './page.ts';

/** What components of a page know about their app. */
export interface App<Own extends AppTypes = AppTypes> {
  lang: LanguageCode;
  language: (typeof languages)[LanguageCode];
  links: Own['links'];
  chrome: Own['chrome'];
  screen: Own['screen'];
  /** The path and query of the page shown. */
  address: string;
  labels: Labels;
  call: Call;
}

export const AppContext = createContext<App | null>(null);

interface AppProviderProps {
  payload: PagePayload;
  frame: Frame;
  call: Call;
  linksOf: (lang: LanguageCode) => object;
  children: ReactNode;
}

export function AppProvider({ payload, frame, call, linksOf, children }: AppProviderProps) {
  const { lang, screen, address } = payload;
  const { chrome: layout, labels } = frame;
  const app = useMemo(
    () => ({
      lang,
      language: languages[lang],
      links: linksOf(lang),
      chrome: layout,
      screen,
      address,
      labels,
      call,
    }),
    [lang, screen, address, labels, layout, call, linksOf],
  );
  return <AppContext value={app}>{children}</AppContext>;
}

/**
 * Returns the language, links, shared data and transport of the page being shown. `Own` is the app's own
 * type.
 */
export function useApp<Own extends AppTypes>(): App<Own> {
  const app = use(AppContext);
  if (!app) throw new Error('useApp outside AppProvider');
  return app as App<Own>;
}

/**
 * Returns a function for the texts of one set in the page's language: `const t = useLabels(cartLabels);
 * t('lbl_cart_total')`.
 */
export function useLabels<Key extends string>(
  set: LabelSet<Key>,
): (key: Key, values?: LabelValues) => string {
  const { labels } = useApp();
  return (key, values) => shownText(labels, set, key, values);
}
