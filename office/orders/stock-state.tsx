import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { State } from '#office/components/state.tsx';
import { useDays } from '#office/components/use-days.ts';
import { useLabels } from '#office/office-context.ts';

interface StockStateProps {
  awaitedUntil: string | null;
  hasArrived: boolean;
}

/** Whether an order still waits for stock, and for which day, or can start because everything has arrived. */
export function StockState({ awaitedUntil, hasArrived }: StockStateProps) {
  const t = useLabels(officePromiseLabels);
  const days = useDays();
  if (awaitedUntil !== null) return <State look="us">{t('awaited', { day: days(awaitedUntil) })}</State>;
  return hasArrived ? <State look="done">{t('arrived')}</State> : null;
}
