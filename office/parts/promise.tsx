import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { today } from '#office/today.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { useDays } from './use-days.ts';
import './promise.css';

/** How near a promised day (yyyy-mm-dd) is, where the shop is; null: none was promised. */
export function useNearness(): (day: string | null) => 'late' | 'today' | 'tomorrow' | 'later' | null {
  const { chrome } = useOffice();
  const now = today(chrome);
  const next = new Date(Date.parse(`${now}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return (day) => {
    if (day === null) return null;
    if (day <= now) return day < now ? 'late' : 'today';
    return day === next ? 'tomorrow' : 'later';
  };
}

interface PromiseDayProps {
  /** yyyy-mm-dd; null: none. */
  day: string | null;
  /** It has not left yet: a day that is over is late. */
  isAwaited: boolean;
}

/** By when an order should be there, as its customer was told; what is late or due today is marked as waiting for us. */
export function PromiseDay({ day, isAwaited }: PromiseDayProps) {
  const t = useLabels(officePromiseLabels);
  const text = useDays();
  const nearness = useNearness()(day);
  if (day === null) return isAwaited ? <span className="promise soft">{t('none')}</span> : null;
  if (!isAwaited || nearness === null || nearness === 'later')
    return <span className="promise soft">{text(day)}</span>;
  return (
    <span className={`promise is-${nearness}`} title={text(day)}>
      {nearness === 'late' ? t('isLate', { day: text(day) }) : t(nearness)}
    </span>
  );
}
