import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeReviewsLabels } from '#contract/labels/office/reviews.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLabels } from '../office-context.ts';
import type { RecordOf } from '../resources/resource.ts';
import { HideDialog } from './hide-dialog.tsx';
import { type BulkResult, useReviewChanges } from './use-review-changes.ts';

interface SelectedReviewsProps {
  records: readonly RecordOf<'review'>[];
  onDone: () => void;
}

const photoActs = [
  ['showPhotos', 'shown'],
  ['hidePhotos', 'hidden'],
] as const;

/** Hides, shows or checks the selected reviews, or shows or hides their photos, with Undo. It stays until closed, even if the list no longer has them. */
export function SelectedReviews({ records, onDone }: SelectedReviewsProps) {
  const t = useLabels(officeReviewsLabels);
  const common = useLabels(officeCommonLabels);
  const together = useLabels(officeTogetherLabels);
  const [isHiding, setHiding] = useState(false);
  const { result, isPending, change, undo } = useReviewChanges();
  const withPhotos = records.filter(({ fields }) => fields.photoState !== null);
  const n = records.length;
  const chosen = n === 1 ? together('chosenOne') : common('selectedCount', { n });
  return (
    <section className="chosen-bar" aria-label={chosen}>
      {result ? (
        <Result result={result} isBusy={isPending} onUndo={undo} />
      ) : (
        <>
          <p>
            <b>{chosen}</b>
          </p>
          <Button kind="ghost" busy={isPending} onClick={() => setHiding(true)}>
            {t('hide')}
          </Button>
          <Button kind="ghost" busy={isPending} onClick={() => change(records, { state: 'shown' })}>
            {t('show')}
          </Button>
          <Button kind="ghost" busy={isPending} onClick={() => change(records, { checked: true })}>
            {t('check')}
          </Button>
          {withPhotos.length > 0 &&
            photoActs.map(([label, photoState]) => (
              <Button
                key={label}
                kind="ghost"
                busy={isPending}
                onClick={() => change(withPhotos, { photoState })}
              >
                {t(label)}
              </Button>
            ))}
        </>
      )}
      <IconButton icon="x" label={together('unchoose')} onClick={onDone} />
      <HideDialog
        open={isHiding}
        onClose={() => setHiding(false)}
        onHide={(why) => {
          setHiding(false);
          change(records, { state: 'hidden', ...why });
        }}
      />
    </section>
  );
}

interface ResultProps {
  result: BulkResult;
  isBusy: boolean;
  onUndo: () => void;
}

function Result({ result: { isUndo, done, refused }, isBusy, onUndo }: ResultProps) {
  const t = useLabels(officeReviewsLabels);
  const common = useLabels(officeCommonLabels);
  return (
    <>
      <output>
        <b>{t(isUndo ? 'undone' : 'updated', { n: done })}</b>
        {refused > 0 && ` · ${t('notUpdated', { n: refused })}`}
      </output>
      {!isUndo && done > 0 && (
        <Button kind="ghost" busy={isBusy} onClick={onUndo}>
          {common('undo')}
        </Button>
      )}
    </>
  );
}
