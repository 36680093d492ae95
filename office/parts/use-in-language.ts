import { useOffice } from '../office-context.ts';

/** What was named in both languages, in the page's; Khmer may be missing. */
export function useInLanguage(): (text: { en: string; km: string }) => string {
  const { lang } = useOffice();
  return ({ en, km }) => (lang === 'ar' && km !== '' ? km : en);
}
