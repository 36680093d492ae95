import { createContext, use, useMemo, type ReactNode } from 'react';
import { fillLabel, type LabelSet, type LabelValues } from '#contract/labels/label-set.ts';
import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Call } from './call.ts';
import type { ChromeData } from './chrome/chrome-data.ts';
import type { Frame, Labels } from './frame.ts';
import type { PagePayload, ScreenName } from './page.ts';
import { linksOf, type Links } from './routes.ts';

interface Shop {
  lang: LanguageCode;
  language: (typeof languages)[LanguageCode];
  links: Links;
  chrome: ChromeData;
  screen: ScreenName;
  /** Path and query of the page shown. */
  address: string;
  labels: Labels;
  call: Call;
}

const ShopContext = createContext<Shop | null>(null);

interface ShopProviderProps {
  payload: PagePayload;
  frame: Frame;
  call: Call;
  children: ReactNode;
}

export function ShopProvider({ payload, frame, call, children }: ShopProviderProps) {
  const { lang, screen, address } = payload;
  const { chrome, labels } = frame;
  const shop = useMemo(
    () => ({ lang, language: languages[lang], links: linksOf(lang), chrome, screen, address, labels, call }),
    [lang, screen, address, labels, chrome, call],
  );
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The language, links, shared data and transport of the page being shown. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop outside ShopProvider');
  return shop;
}

/** The texts of one set in the page's language: `const t = useLabels(cartLabels); t('lbl_cart_total')`. */
export function useLabels<Key extends string>(
  set: LabelSet<Key>,
): (key: Key, values?: LabelValues) => string {
  const { labels } = useShop();
  return (key, values) => labelText(labels, set, key, values);
}

/** A text of a frame, which holds all of them; the set says where it is found. */
export function labelText<Key extends string>(
  labels: Labels,
  set: LabelSet<Key>,
  key: Key,
  values?: LabelValues,
): string {
  return fillLabel(labels[set.entityId]?.[key] ?? key, values);
}
