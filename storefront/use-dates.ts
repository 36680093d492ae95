import { formatDate, formatDateOnly, formatDateTime } from '#rules/format-date.ts';
import { useShop } from './shop-context.tsx';

/** Returns functions that format days and times as the shop does. `day` and `minute` take ISO in UTC. */
export function useDates() {
  const { chrome: layout } = useShop();
  return {
    day: (iso: string) => formatDate(iso, layout),
    /** Takes a day, yyyy-mm-dd. */
    dateOnly: (date: string) => formatDateOnly(date, layout),
    minute: (iso: string) => formatDateTime(iso, layout),
  };
}
