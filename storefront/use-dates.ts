import { dateText, momentText } from '#rules/date-text.ts';
import { useShop } from './shop-context.tsx';

/** Days and minutes as the shop writes them. Both take ISO in UTC. */
export function useDates() {
  const { chrome } = useShop();
  return {
    day: (iso: string) => dateText(iso, chrome),
    minute: (iso: string) => momentText(iso, chrome),
  };
}
