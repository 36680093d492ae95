import type { LanguageCode } from '#contract/languages.ts';
import { useShopState, type ShopState } from './shop-state.ts';
import { storageKeys, writeText } from './storage.ts';

/** Returns the path of the logo that an earlier page stored; '' if there is none. */
export const useWebsiteLogo = (): string => useShopState(({ common }) => common.websiteLogoInLocalStorage);

/**
 * Stores the selected language; the caller opens its home page. From now on, URLs without a language redirect
 * to it (first.ts).
 */
export function setLanguage(code: LanguageCode): void {
  writeText(storageKeys.language, code);
}

/** Stores the language of the open page, whether selected or not. */
export function keepPageLanguage(code: LanguageCode): void {
  if (useShopState.getState().common.langCodeInRedux !== code) change({ langCodeInRedux: code });
}

export function keepWebsiteLogo(path: string): void {
  change({ websiteLogoInLocalStorage: path });
}

function change(changes: Partial<ShopState['common']>): void {
  useShopState.setState(({ common }) => ({ common: { ...common, ...changes } }));
}
