import { officeReviewsLabels } from '#contract/labels/office/reviews.ts';
import { changeFailedPhoto } from '#contract/operations/office/catalogue/change-failed-photo.ts';
import { Button } from '#ui/button.tsx';
import { confirmDialog } from '../components/confirm-dialog.tsx';
import { Note } from '../components/note.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels } from '../office-context.ts';
import type { RecordOf } from '../resources/resource.ts';

interface FailedPhotoProps {
  photo: RecordOf<'review'>['fields']['failedPhotos'][number];
  /** Its number among the photos of the review, from 1. */
  n: number;
}

const failures = {
  missing: 'failedMissing',
  notPicture: 'failedNotPicture',
  tooSlow: 'failedTooSlow',
  storage: 'failedStorage',
  stopped: 'failedStopped',
} as const;

/** Says why an approved photo couldn't be published. Retries or deletes it. */
export function FailedPhoto({ photo: { id, why }, n }: FailedPhotoProps) {
  const t = useLabels(officeReviewsLabels);
  const retry = useOfficeMutation(changeFailedPhoto, { saved: t('photoQueued') });
  const removal = useOfficeMutation(changeFailedPhoto, { saved: t('photoDeleted') });
  return (
    <>
      <Note kind="bad">{t(failures[why], { n })}</Note>
      <p className="row-2">
        <Button
          kind="ghost"
          small
          busy={retry.isPending}
          onClick={() => retry.mutate({ photo: id, act: 'retry' })}
        >
          {t('retryPhoto', { n })}
        </Button>
        <Button
          kind="ghost"
          small
          busy={removal.isPending}
          onClick={() =>
            void confirmDialog(
              {
                question: t('deletePhotoSure', { n }),
                confirm: t('deletePhoto', { n }),
                cancel: t('keepPhoto', { n }),
              },
              () => removal.mutate({ photo: id, act: 'remove' }),
            )
          }
        >
          {t('deletePhoto', { n })}
        </Button>
      </p>
    </>
  );
}
