import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { today } from '#office/today.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { useDays } from '../components/use-days.ts';
import './promise.css';

/** Returns how close a promised day (yyyy-mm-dd) is in the shop's time zone. Null if none was promised. */
export function useAlternatives(): (day: string | null) => 'late' | 'today' | 'tomorrow' | 'later' | null {
  const { chrome: layout } = useOffice();
  const now = today(layout);
  const next = new Date(Date.parse(`${now}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return (day) => {
    if (day === null) return null;
    if (day <= now) return day < now ? 'late' : 'today';
    return day === next ? 'tomorrow' : 'later';
  };
}

interface PromiseDayProps {
  /** The promised day, yyyy-mm-dd; null if there is none. */
  day: string | null;
  /** Whether it hasn't shipped, so that a past day counts as overdue. */
  isAwaited: boolean;
  /** The day by which its proof has to be approved, yyyy-mm-dd; null if the day is certain. */
  approveBy?: string | null;
}

/** The delivery date promised to the customer, highlighted when overdue or due today. */
export function PromiseDay({ day, isAwaited, approveBy = null }: PromiseDayProps) {
  const t = useLabels(officePromiseLabels);
  const text = useDays();
  const nearness = useAlternatives()(day);
  if (day === null) return isAwaited ? <span className="promise soft">{t('none')}</span> : null;
  if (approveBy !== null)
    return <span className="promise soft">{t('ifApproved', { day: text(day), by: text(approveBy) })}</span>;
  if (!isAwaited || nearness === null || nearness === 'later')
    return <span className="promise soft">{text(day)}</span>;
  return (
    <span className={`promise is-${nearness}`} title={text(day)}>
      {nearness === 'late' ? t('isLate', { day: text(day) }) : t(nearness)}
    </span>
  );
}
