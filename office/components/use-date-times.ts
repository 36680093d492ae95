import { formatDateTime } from '#rules/format-date.ts';
import { useOffice } from '../office-context.ts';

/** Formats a time to the minute in the shop's format; `iso` is UTC. */
export function useDateTimes(): (iso: string) => string {
  const { chrome: layout } = useOffice();
  return (iso) => formatDateTime(iso, layout);
}
