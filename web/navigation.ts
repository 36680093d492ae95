import { flushSync } from 'react-dom';
import type { LanguageCode } from '#contract/languages.ts';
import { goesInPlace, goTo, staying } from './go-to.ts';
import { loadPage } from './load-page.ts';
import type { Page, PagePayload } from './page.ts';
import { sayOffline, stayHere } from './stay-here.ts';
import { closeToastsOfPage } from './toasts.ts';

/**
 * Links are links. Where the Navigation API exists the next page is shown in place, with the platform's own abort
 * signal and scroll restoration; focus goes to its heading, and its title is said. Elsewhere the browser loads it (docs/decisions, navigation).
 */
export interface Shown {
  page: Page<unknown>;
  payload: PagePayload;
}

/** What an app knows of its addresses. */
export interface Places {
  /** Of a page of this app; undefined where there is none. */
  languageOf: (pathname: string) => LanguageCode | undefined;
  /** The address as its visitor last chose to have it shown. */
  asRemembered: (address: string) => string;
  /** A page that is loaded without a connection is one of the app's own, not the browser's. */
  opensOffline: () => boolean;
}

interface Here {
  lang: LanguageCode;
  /** The script the build in the browser began with. */
  entry: string;
  places: Places;
}

/** With the first touch (chunk-groups.ts); without it the next page is shown all the same. */
const loadHeard = () => import('./page-heard.ts').catch(() => null);
const payloadPrefix = '/page-data';
/** The shop was not reached. */
const unreached = Symbol('unreached');
type Fetched = PagePayload | null | typeof unreached;
/** A prefetched payload is used when the visitor follows within this time. */
const prefetchLife = 30_000;
const prefetched = new Map<string, { at: number; payload: Promise<Fetched> }>();

/** Starts showing pages of this language and this build in place; returns what ends it. */
export function navigateInPlace(here: Here, show: (shown: Shown) => void): () => void {
  const { lang, entry, places } = here;
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return () => undefined;
  /** The same page gets its right address: that is no way to another. */
  let isRenaming = false;
  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    if (!isRenaming && leadsNowhere(event) && !places.opensOffline()) {
      event.preventDefault();
      sayOffline();
      return;
    }
    if (
      isRenaming ||
      !goesInPlace() ||
      !event.canIntercept ||
      event.hashChange ||
      event.downloadRequest !== null ||
      event.formData
    )
      return;
    if (event.navigationType === 'reload' || places.languageOf(url.pathname) !== lang) return;
    const right = places.asRemembered(url.href);
    if (right !== url.href && event.cancelable && event.navigationType !== 'traverse') {
      event.preventDefault();
      goTo(right, { stay: event.info === staying, replace: event.navigationType === 'replace' });
      return;
    }
    const start = { key: navigation.currentEntry?.key ?? '', url: location.href };
    event.intercept({
      focusReset: 'manual',
      ...(event.info === staying && { scroll: 'manual' as const }),
      handler: async () => {
        void loadHeard();
        const fetched = await payloadOf(url, event.signal);
        if (fetched === unreached && !places.opensOffline()) {
          isRenaming = true;
          await stayHere(start, event.navigationType);
          isRenaming = false;
          return;
        }
        const payload = fetched === unreached ? null : fetched;
        const isOurs = payload?.lang === lang && payload.files.entry === entry;
        // Files that are gone: the shop was built anew meanwhile.
        const page = isOurs ? await loadPage(payload.files).catch(() => null) : null;
        if (event.signal.aborted) return;
        if (!payload || !page) {
          // The address is this one by now: going to it would end up here again.
          location.reload();
          return;
        }
        // Another address is the right one. Keys the server does not know (an order's number) stay: the page reads them.
        if (pathOf(payload.address) !== url.pathname) {
          isRenaming = true;
          history.replaceState(null, '', payload.address);
          isRenaming = false;
        }
        const heard = event.info === staying ? null : await loadHeard();
        const moveFocus = heard?.focusForNextPage(url.hash);
        if (event.info !== staying) closeToastsOfPage();
        await transition(() => show({ page, payload }));
        document.title = payload.title;
        moveFocus?.();
        heard?.sayTitle(payload.title);
        document.documentElement.toggleAttribute('data-stored', payload.stored === true);
      },
    });
  };
  const stopPrefetching = prefetchOnIntent(here);
  navigation.addEventListener('navigate', onNavigate);
  return () => {
    navigation.removeEventListener('navigate', onNavigate);
    stopPrefetching();
  };
}

/** Without a connection a link would only lead to an error of the browser's. */
const leadsNowhere = ({
  cancelable,
  hashChange,
  navigationType,
  downloadRequest,
  destination,
}: NavigateEvent) =>
  !navigator.onLine &&
  cancelable &&
  !hashChange &&
  downloadRequest === null &&
  navigationType !== 'traverse' &&
  navigationType !== 'reload' &&
  /^https?:/u.test(destination.url);

const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

/** Done when the new page stands there: only then may the browser scroll to where the visitor was, or to a fragment. */
async function transition(update: () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition) flushSync(update);
  else {
    const { ready, updateCallbackDone } = document.startViewTransition(() => flushSync(update));
    // Who goes on quickly, or looks at another tab, sees no fading: that is no fault.
    ready.catch(() => undefined);
    await updateCallbackDone;
  }
}

async function payloadOf(url: URL, signal?: AbortSignal): Promise<Fetched> {
  const earlier = prefetched.get(url.href);
  prefetched.delete(url.href);
  const isFresh = earlier && performance.now() - earlier.at < prefetchLife;
  const payload = isFresh ? await earlier.payload : unreached;
  return payload === unreached ? fetchPayload(url, signal) : payload;
}

/** Null when the answer is no page of ours: the browser then loads the address itself. */
async function fetchPayload(url: URL, signal?: AbortSignal): Promise<Fetched> {
  try {
    const response = await fetch(payloadPrefix + url.pathname + url.search, signal ? { signal } : {});
    return response.headers.get('content-type')?.startsWith('application/json')
      ? ((await response.json()) as PagePayload)
      : null;
  } catch (error) {
    if (signal?.aborted) throw error;
    return unreached;
  }
}

/** The files of a page whose payload is there or on its way. Failing here is no matter: whoever needs them asks again. */
function loadAhead(url: URL, entry: string): void {
  void prefetched.get(url.href)?.payload.then(async (payload) => {
    if (payload && payload !== unreached && payload.files.entry === entry)
      await loadPage(payload.files).catch(() => undefined);
  });
}

/**
 * Asks for the page behind a link as soon as a pointer, finger or the keyboard rests on it; for its script, of which most
 * visitors resting on a link have no use, when the link is pressed.
 */
function prefetchOnIntent({ lang, entry, places }: Here): () => void {
  const onIntent = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.download) return;
    const url = new URL(places.asRemembered(link.href));
    if (
      places.languageOf(url.pathname) !== lang ||
      url.pathname + url.search === location.pathname + location.search
    )
      return;
    if (type === 'pointerdown') return loadAhead(url, entry);
    const earlier = prefetched.get(url.href);
    if (earlier && performance.now() - earlier.at < prefetchLife) return;
    prefetched.set(url.href, { at: performance.now(), payload: fetchPayload(url) });
  };
  const events = ['pointerover', 'touchstart', 'focusin', 'pointerdown'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
