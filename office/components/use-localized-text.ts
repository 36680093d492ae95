import { useOffice } from '../office-context.ts';

/** Returns a name in the page's language; the Khmer name may be missing. */
export function useLocalizedText(): (text: { en: string; km: string }) => string {
  const { lang } = useOffice();
  return ({ en, km }) => (lang === 'ar' && km !== '' ? km : en);
}
