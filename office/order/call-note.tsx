import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels } from '../office-context.ts';
import { Note } from '../parts/note.tsx';
import { useMoments } from '../parts/use-moments.ts';
import { Num } from '#ui/num.tsx';
import type { Order } from './order.ts';

/** A newcomer's order waits for a call, and by what number; nothing where none has to be made. */
export function CallNote({ order: { confirmBy, delivery } }: { order: Order }) {
  const t = useLabels(officeOrderLabels);
  const when = useMoments();
  if (confirmBy === null) return null;
  return (
    <Note kind="us">
      {t('waitsForCall', { when: when(confirmBy) })}{' '}
      <a href={`tel:${delivery.phone}`}>
        <Num>{delivery.phone}</Num>
      </a>
    </Note>
  );
}
