import { flushSync } from 'react-dom';
import type { LanguageCode } from '#contract/languages.ts';
import { goesInPlace, navigate, staying } from './navigate.ts';
import { loadPage } from './load-page.ts';
import type { Page, PagePayload } from './page.ts';
import { announceOffline, stayHere } from './stay-here.ts';
import { closeToastsOfPage } from './toasts.ts';

/**
 * Links are ordinary links. If the Navigation API exists, the next page is shown in place, with the
 * platform's own abort signal and scroll restoration; focus moves to its heading, and its title is announced.
 * Otherwise the browser loads the page (docs/internals/pages.md).
 */
export interface Shown {
  page: Page<unknown>;
  payload: PagePayload;
}

/** What an app knows about its URLs. */
export interface Places {
  /** Returns the language of a page of this app, or undefined for other URLs. */
  languageOf: (pathname: string) => LanguageCode | undefined;
  /** Returns the URL with the display options its visitor last chose. */
  withSavedLayout: (address: string) => string;
  /** Whether pages opened without a connection show the app's own offline page instead of the browser's. */
  opensOffline: () => boolean;
}

interface Here {
  lang: LanguageCode;
  /** The script that this build started with in the browser. */
  entry: string;
  places: Places;
}

/**
 * Loads code at the first interaction (chunk-groups.ts). If that fails, the next page is shown all the same.
 */
const loadReceived = () => import('./announce-page.ts').catch(() => null);
const payloadPrefix = '/page-data';
/** Means that the shop could not be reached. */
const unreached = Symbol('unreached');
type Fetched = PagePayload | null | typeof unreached;
/** The time in ms within which a prefetched payload is used if the visitor follows the link. */
const prefetchLife = 30_000;
const prefetched = new Map<string, { at: number; payload: Promise<Fetched> }>();
/** The script that the shown pages started with. Empty where every link loads a page. */
let shownEntry = '';

/** Starts showing pages of this language and this build in place. Returns a function that stops it. */
export function navigateInPlace(here: Here, show: (shown: Shown) => void): () => void {
  const { lang, entry, places } = here;
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return () => undefined;
  shownEntry = entry;
  /** Whether the URL of the same page is being corrected, which isn't a navigation to another page. */
  let isRenaming = false;
  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    if (!isRenaming && leadsNowhere(event) && !places.opensOffline()) {
      event.preventDefault();
      announceOffline();
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
    const right = places.withSavedLayout(url.href);
    if (right !== url.href && event.cancelable && event.navigationType !== 'traverse') {
      event.preventDefault();
      navigate(right, { stay: event.info === staying, replace: event.navigationType === 'replace' });
      return;
    }
    const start = { key: navigation.currentEntry?.key ?? '', url: location.href };
    event.intercept({
      focusReset: 'manual',
      ...(event.info === staying && { scroll: 'manual' as const }),
      handler: async () => {
        void loadReceived();
        const fetched = await payloadOf(url, event.signal);
        if (fetched === unreached && !places.opensOffline()) {
          isRenaming = true;
          await stayHere(start, event.navigationType);
          isRenaming = false;
          return;
        }
        const payload = fetched === unreached ? null : fetched;
        const isOurs = payload?.lang === lang && payload.files.entry === entry;
        // Null if the files are gone, because a new build was deployed in the meantime.
        const page = isOurs ? await loadPage(payload.files).catch(() => null) : null;
        if (event.signal.aborted) return;
        if (!payload || !page) {
          // The URL is already this one: navigating to it would loop.
          location.reload();
          return;
        }
        // The canonical URL differs. Query keys the server doesn't know (an order's number) stay, because the
        // page reads them.
        if (pathOf(payload.address) !== url.pathname) {
          isRenaming = true;
          history.replaceState(null, '', pathOf(payload.address) + url.search);
          isRenaming = false;
        }
        const received = event.info === staying ? null : await loadReceived();
        const moveFocus = received?.focusForNextPage(url.hash);
        if (event.info !== staying) closeToastsOfPage();
        await transition(() => show({ page, payload }));
        document.title = payload.title;
        moveFocus?.();
        received?.announceTitle(payload.title);
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

/** Whether a link would only lead to a browser error, because there is no connection. */
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

/**
 * Resolves when the new page is in place. Only then may the browser scroll to the visitor's last position, or
 * to a fragment.
 */
async function transition(update: () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition) flushSync(update);
  else {
    const { ready, updateCallbackDone } = document.startViewTransition(() => flushSync(update));
    // Ignores a transition that was skipped because the visitor moves on quickly or is in another tab.
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

/**
 * Fetches a page's payload. Returns null if the answer isn't a page of ours: the browser then loads the URL
 * itself.
 */
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

/**
 * Preloads the files of a page whose payload is loaded or loading. Failures are ignored, because navigation
 * requests the files again.
 */
function loadAhead(url: URL, entry: string): void {
  void prefetched.get(url.href)?.payload.then(async (payload) => {
    if (payload && payload !== unreached && payload.files.entry === entry)
      await loadPage(payload.files).catch(() => undefined);
  });
}

/** Prefetches a payload, unless a fresh one is there. */
function fetchAhead({ href }: URL): void {
  const earlier = prefetched.get(href);
  if (earlier && performance.now() - earlier.at < prefetchLife) return;
  prefetched.set(href, { at: performance.now(), payload: fetchPayload(new URL(href)) });
}

/** Prefetches a page that opens soon, with its files. */
export function prefetchPage(path: string): void {
  if (shownEntry === '' || !goesInPlace()) return;
  const url = new URL(path, location.href);
  fetchAhead(url);
  loadAhead(url, shownEntry);
}

/**
 * Prefetches the page behind a link as soon as a pointer, finger or the keyboard focus rests on it. Its script is
 * prefetched only on press, because most visitors who hover don't follow the link.
 */
function prefetchOnIntent({ lang, entry, places }: Here): () => void {
  const onIntent = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.download) return;
    const url = new URL(places.withSavedLayout(link.href));
    if (
      places.languageOf(url.pathname) !== lang ||
      url.pathname + url.search === location.pathname + location.search
    )
      return;
    if (type === 'pointerdown') return loadAhead(url, entry);
    fetchAhead(url);
  };
  const events = ['pointerover', 'touchstart', 'focusin', 'pointerdown'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
