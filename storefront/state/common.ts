import type { LanguageCode } from '#contract/languages.ts';
import { useShopState, type ShopState } from './shop-state.ts';
import { storageKeys, writeText } from './storage.ts';

/** Path of the logo stored by an earlier page; '' when there is none. */
export const useWebsiteLogo = (): string => useShopState(({ common }) => common.websiteLogoInLocalStorage);

/** Keeps the language chosen; the caller goes to its home. Addresses without one lead there from now on (first.ts). */
export function setLanguage(code: LanguageCode): void {
  writeText(storageKeys.language, code);
}

/** The language of the page that is open, chosen or not. */
export function keepPageLanguage(code: LanguageCode): void {
  if (useShopState.getState().common.langCodeInRedux !== code) change({ langCodeInRedux: code });
}

export function keepWebsiteLogo(path: string): void {
  change({ websiteLogoInLocalStorage: path });
}

function change(changes: Partial<ShopState['common']>): void {
  useShopState.setState(({ common }) => ({ common: { ...common, ...changes } }));
}
