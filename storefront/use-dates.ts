import { formatDate, formatDateTime } from '#rules/format-date.ts';
import { useShop } from './shop-context.tsx';

/** Returns functions that format days and times as the shop does. Both take ISO in UTC. */
export function useDates() {
  const { chrome: layout } = useShop();
  return {
    day: (iso: string) => formatDate(iso, layout),
    minute: (iso: string) => formatDateTime(iso, layout),
  };
}
