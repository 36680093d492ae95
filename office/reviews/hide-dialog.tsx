import { useState } from 'react';
import { hidingReasons } from '#contract/constants.ts';
import { officeReviewsLabels } from '#contract/labels/office/reviews.ts';
import { review } from '#contract/resources/review.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useLabels } from '../office-context.ts';

type Reason = (typeof hidingReasons)[number];

interface HideDialogProps {
  open: boolean;
  onClose: () => void;
  onHide: (why: { reason: Reason; reasonNote: string }) => void;
}

/** Asks why reviews are hidden. */
export function HideDialog({ open, onClose, onHide }: HideDialogProps) {
  const t = useLabels(officeReviewsLabels);
  return (
    <Dialog open={open} onClose={onClose} title={t('hideTitle')}>
      {open && <HideForm onHide={onHide} />}
    </Dialog>
  );
}

function HideForm({ onHide }: Pick<HideDialogProps, 'onHide'>) {
  const t = useLabels(officeReviewsLabels);
  const label = useLabels(review.labels);
  const [reason, setReason] = useState<Reason>(hidingReasons[0]);
  const [reasonNote, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const lacksNote = reason === 'other' && reasonNote.trim() === '';
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // It may be opened from another form.
        event.stopPropagation();
        setTried(true);
        if (!lacksNote) onHide({ reason, reasonNote });
      }}
    >
      <SelectField
        name="reason"
        label={label('field.reason')}
        options={hidingReasons.map((value) => ({ value, text: label(`field.reason.${value}`) }))}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value as Reason)}
      />
      <Field
        name="reasonNote"
        label={label('field.reasonNote')}
        maxLength={300}
        value={reasonNote}
        error={isTried && lacksNote ? t('noteRequired') : undefined}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="form-foot">
        <Button type="submit">{t('hide')}</Button>
      </div>
    </form>
  );
}
