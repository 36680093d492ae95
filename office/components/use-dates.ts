import { formatDate } from '#rules/format-date.ts';
import { useOffice } from '../office-context.ts';

/** Formats the day of a time in the shop's format; `iso` is UTC. */
export function useDates(): (iso: string) => string {
  const { chrome: layout } = useOffice();
  return (iso) => formatDate(iso, layout);
}
