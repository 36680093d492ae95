import { useState } from 'react';
import { createPortal } from 'react-dom';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeReviewsLabels } from '#contract/labels/office/reviews.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { Button } from '#ui/button.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels } from '../office-context.ts';
import type { RecordOf } from '../resources/resource.ts';
import { HideDialog } from './hide-dialog.tsx';

/** Hides a review with a reason, or shows it again. Both have Undo. */
export function HideReview({ record: { id, version, fields } }: { record: RecordOf<'review'> }) {
  const t = useLabels(officeReviewsLabels);
  const common = useLabels(officeCommonLabels);
  const [isHiding, setHiding] = useState(false);
  const { mutate, isPending } = useOfficeMutation(changeRecord, { saved: common('saved') });
  const change = (changed: Partial<typeof fields>) =>
    mutate({ kind: 'review', id, version, fields: changed });
  const isHidden = fields.state === 'hidden';
  return (
    <>
      <Button
        kind="ghost"
        busy={isPending}
        onClick={() => (isHidden ? change({ state: 'shown' }) : setHiding(true))}
      >
        {t(isHidden ? 'show' : 'hide')}
      </Button>
      {isHiding &&
        // Outside the form of the record, because forms can't be nested.
        createPortal(
          <HideDialog
            open
            onClose={() => setHiding(false)}
            onHide={(why) => {
              setHiding(false);
              change({ state: 'hidden', ...why });
            }}
          />,
          document.body,
        )}
    </>
  );
}
