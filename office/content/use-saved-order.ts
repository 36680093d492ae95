import { useEffect, useState } from 'react';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { moved } from '#office/forms/moved.ts';
import { useLabels } from '#office/office-context.ts';
import { useDraggedOrder } from '#office/drag-sort/use-dragged-order.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { showToast } from '#web/toasts.ts';
import { newPlaces } from './new-places.ts';

/** Records in an order changed by dragging. It is saved on drop, and shown until the shop confirms it. */
export function useSavedOrder(kind: 'banner' | 'campaign', records: readonly StoredRecord[]) {
  const t = useLabels(officeContentLabels);
  const { mutate, isPending } = useOfficeMutation(changeRecords);
  const [wish, setWish] = useState<readonly (number | string)[] | null>(null);
  const wished = wish?.flatMap((id) => records.find((each) => each.id === id) ?? []) ?? [];
  const ordered = [...wished, ...records.filter((each) => !wished.includes(each))];
  const order = useDraggedOrder(ordered.length, (from, to) =>
    setWish(
      moved(
        ordered.map(({ id }) => id),
        from,
        to,
      ),
    ),
  );
  const isHeld = order.dragged !== null;
  useEffect(() => {
    if (wish === null || isHeld || isPending) return;
    mutate(
      { kind, changes: newPlaces(ordered) },
      {
        onSuccess: ({ outcomes }) => {
          const isMoved = outcomes.every(({ state }) => state === 'changed' || state === 'unchanged');
          showToast(isMoved ? 'success' : 'error', t(isMoved ? 'moved' : 'somebodyElse'));
        },
        // Another move in the meantime is saved after this one.
        onSettled: () => setWish((now) => (now === wish ? null : now)),
      },
    );
  });
  return { ordered, order };
}
