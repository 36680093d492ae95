import { dateText, momentText } from '#rules/date-text.ts';
import { useShop } from './shop-context.tsx';

/** Formats days and times as the shop does. Both take ISO in UTC. */
export function useDates() {
  const { chrome } = useShop();
  return {
    day: (iso: string) => dateText(iso, chrome),
    minute: (iso: string) => momentText(iso, chrome),
  };
}
