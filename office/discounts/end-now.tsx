import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import { endDiscount } from '#contract/operations/office/discounts/end-discount.ts';
import { Button } from '#ui/button.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels } from '../office-context.ts';
import type { RecordOf } from '../resources/resource.ts';

/** Ends a running discount, with Undo. */
export function EndNow({ record: { id, version, fields } }: { record: RecordOf<'discount'> }) {
  const t = useLabels(officeDiscountsLabels);
  const { mutate, isPending } = useOfficeMutation(endDiscount, { saved: t('endDone'), undoes: 'discount' });
  if (fields.state !== 'running') return null;
  return (
    <Button kind="ghost" busy={isPending} onClick={() => mutate({ id: Number(id), version })}>
      {t('endNow')}
    </Button>
  );
}
