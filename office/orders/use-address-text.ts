import { useOffice } from '#office/office-context.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { partsText } from '#rules/text-of-language.ts';
import type { Order } from './order.ts';

/** Formats an address in one line: the street as typed, and place names in the reader's language. */
export function useAddressText(): (delivery: Order['delivery']) => string {
  const { lang } = useOffice();
  const inLanguage = useLocalizedText();
  return ({ address, city, province, country, postalCode }) =>
    partsText(lang, [address, ...[city, province, country].map(inLanguage), postalCode]);
}
