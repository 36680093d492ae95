import type { Answer } from '#contract/operation.ts';
import type { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { useOffice } from '#office/office-context.ts';

/** One order as its reader may see it. */
export type Order = Answer<typeof getOrder>;

/** What was named in both languages, in the page's; Khmer may be missing. */
export function useInLanguage(): (text: { en: string; km: string }) => string {
  const { lang } = useOffice();
  return ({ en, km }) => (lang === 'ar' && km !== '' ? km : en);
}
