import { officeContentLabels } from '#contract/labels/office/content.ts';
import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { useChange } from '#office/data/use-change.ts';
import { useLabels } from '#office/office-context.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#web/toasts.ts';
import { newPlaces } from './new-places.ts';

/** Buttons that put one of several records before or behind its neighbour. */
export function useMoves(kind: 'banner' | 'campaign') {
  const t = useLabels(officeContentLabels);
  const change = useChange(changeRecords);
  const move = (fellows: readonly StoredRecord[], from: number, to: number) => {
    if (to < 0 || to >= fellows.length || change.isPending) return;
    change.mutate(
      { kind, changes: newPlaces(fellows, from, to) },
      {
        onSuccess: ({ outcomes }) => {
          const isMoved = outcomes.every(({ state }) => state === 'changed' || state === 'unchanged');
          showToast(isMoved ? 'success' : 'error', t(isMoved ? 'moved' : 'somebodyElse'));
        },
      },
    );
  };
  return (fellows: readonly StoredRecord[], record: StoredRecord, name: string) => {
    const at = fellows.indexOf(record);
    return (
      <span className="content-moves">
        <IconButton
          icon="arrow-up"
          label={t('up', { name })}
          aria-disabled={at === 0}
          onClick={() => move(fellows, at, at - 1)}
        />
        <IconButton
          icon="arrow-up"
          className="is-down"
          label={t('down', { name })}
          aria-disabled={at === fellows.length - 1}
          onClick={() => move(fellows, at, at + 1)}
        />
      </span>
    );
  };
}
