import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labelSets } from '#shop/localisation/label-sets.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { LayoutData } from '#storefront/shell-data/layout-data.ts';
import { linksOf } from '#storefront/routes.ts';
import { AppProvider } from '#web/app-context.tsx';
import type { Call } from '#web/call.ts';

const labels = Object.fromEntries(Object.values(labelSets).map(({ entityId, texts }) => [entityId, texts]));

const plainLayout: LayoutData = {
  siteTitle: 'Angkor Gifts',
  blurb: '',
  icon: '',
  logo: '',
  logoWhite: '',
  categories: [],
  campaign: null,
  paymentMethods: [],
  waysWithin: '',
  topLinks: [],
  footerLinks: [],
  contact: { address: '', phone: '', email: '', officeNumbers: [], hours: [], socialPages: [], chatUrls: [] },
  phoneLogin: false,
  dateFormat: 'dd-mm-yyyy',
  timeZone: 'Asia/Phnom_Penh',
  riel: null,
  year: 2026,
};

interface Where {
  lang?: LanguageCode;
  chrome?: Partial<LayoutData>;
  /** The transport, for a hook tested outside its page. */
  call?: Call;
}

const noCall: Call = () => Promise.reject(new Error('no call is expected during rendering'));

/**
 * Returns the server-rendered markup of parts of a page, with the built-in English, without a server or a
 * browser.
 */
export function rendered(
  parts: ReactNode,
  { lang = 'en', chrome: layout = {}, call = noCall }: Where = {},
): string {
  const files = { entry: '', script: '' };
  return renderToStaticMarkup(
    <AppProvider
      linksOf={linksOf}
      payload={{ screen: 'home', lang, address: `/${lang}/`, title: '', files, data: null }}
      frame={{ labels, chrome: { ...plainLayout, ...layout } }}
      call={call}
    >
      {parts}
    </AppProvider>,
  );
}

/** Returns the text that a reader sees or hears, in page order. */
export const textIn = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
