import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { useLabels } from '#office/office-context.ts';
import { StateMark } from '#office/orders/order-state.tsx';
import type { Job } from './job.ts';

/** The packing progress: a circle that fills, with text. */
export function Packed({ job }: { job: Job }) {
  const t = useLabels(officeWorkshopLabels);
  const { isBegun: hasStarted, packed, lines } = job;
  if (!hasStarted) return <StateMark state="active">{t('notBegun')}</StateMark>;
  if (packed === lines) return <StateMark state="completed">{t('allPacked')}</StateMark>;
  return <StateMark state="inProgress">{t('packedOf', { n: packed, of: lines })}</StateMark>;
}
