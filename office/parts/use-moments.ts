import { momentText } from '#rules/date-text.ts';
import { useOffice } from '../office-context.ts';

/** The minute of a moment as the shop writes it; `iso` is UTC. */
export function useMoments(): (iso: string) => string {
  const { chrome } = useOffice();
  return (iso) => momentText(iso, chrome);
}
