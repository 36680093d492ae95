import { delays } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { useShopState, type ShopState } from './shop-state.ts';
import { storageKeys, writeText } from './storage.ts';

/** The global loading flag: the overlay shows while it is true. */
export const useLoading = (): boolean => useShopState(({ common }) => common.loading);

/** Path of the logo stored by an earlier page; '' when there is none. */
export const useWebsiteLogo = (): string => useShopState(({ common }) => common.websiteLogoInLocalStorage);

/** How many pieces of work the overlay is shown for. */
let shownFor = 0;

/**
 * The overlay while something is at work, but only when it takes longer than 150 ms; it goes with the last piece of work
 * (the specification allows 2,000 ms). Answers, or throws, what the work does.
 */
export async function withLoading<Result>(work: Promise<Result>): Promise<Result> {
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    showFor(shownFor + 1);
  }, delays.overlayAfter);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (shown) showFor(shownFor - 1);
  }
}

function showFor(count: number): void {
  shownFor = count;
  change({ loading: count > 0 });
}

/** Keeps the language chosen; the caller goes to its home. */
export function setLanguage(code: LanguageCode): void {
  writeText(storageKeys.language, code);
  change({ langCodeInRedux: code });
}

export function keepWebsiteLogo(path: string): void {
  change({ websiteLogoInLocalStorage: path });
}

function change(changes: Partial<ShopState['common']>): void {
  useShopState.setState(({ common }) => ({ common: { ...common, ...changes } }));
}
