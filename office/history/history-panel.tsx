import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeHistoryLabels } from '#contract/labels/office/history.ts';
import { formatDate, dayOf } from '#rules/format-date.ts';
import { Dialog } from '../components/dialog.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { useDays } from '../components/use-days.ts';
import { type EntryProps, type HistoryChange, HistoryEntry } from './history-entry.tsx';
import './history.css';

interface HistoryPanelProps extends Omit<EntryProps, 'change'> {
  open: boolean;
  onClose: () => void;
  /** The record's name, if the screen doesn't show it. */
  about?: string | undefined;
  changes: readonly HistoryChange[];
  /** The reason the last undo failed. */
  problem?: string | null;
}

/** All changes of a record by day, newest first, as sentences with Undo. */
export function HistoryPanel({ open, onClose, about, changes, problem, ...entry }: HistoryPanelProps) {
  const t = useLabels(officeHistoryLabels);
  const common = useLabels(officeCommonLabels);
  const dayName = useDayName();
  const { chrome: layout } = useOffice();
  const days = Map.groupBy(changes, ({ at }) => dayOf(at, layout));
  return (
    <Dialog open={open} onClose={onClose} side="end" title={common('history')}>
      {about && <p className="soft">{about}</p>}
      {problem && (
        <p className="history-problem" role="alert">
          {problem}
        </p>
      )}
      {changes.length === 0 && <p className="soft">{t('none')}</p>}
      {[...days].map(([day, those]) => (
        // Focusable, so that the keyboard can scroll it when it has no buttons.
        <section className="history-day" key={day} tabIndex={0} aria-label={dayName(day)}>
          <h3>{dayName(day)}</h3>
          <ol className="history" role="list">
            {those.map((change) => (
              <HistoryEntry key={change.changeId} change={change} {...entry} />
            ))}
          </ol>
        </section>
      ))}
    </Dialog>
  );
}

/**
 * Returns a function that formats a day by the shop's clock: 'Today', 'Yesterday', 'Tue 24 Nov', or for other
 * years the shop's date format.
 */
function useDayName(): (day: string) => string {
  const t = useLabels(officeHistoryLabels);
  const { chrome: layout } = useOffice();
  const labels = useDays();
  const dayAgo = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000).toISOString(), layout);
  return (day) => {
    if (day === dayAgo(0)) return t('today');
    if (day === dayAgo(1)) return t('yesterday');
    return day.slice(0, 4) === dayAgo(0).slice(0, 4) ? labels(day) : formatDate(`${day}T12:00:00Z`, layout);
  };
}
