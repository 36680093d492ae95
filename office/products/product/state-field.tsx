import { useState } from 'react';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { MomentField } from '#office/forms/moment-field.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import type { Editing } from './editing.ts';
import { fieldId } from '#office/forms/use-form-errors.ts';

const states = ['published', 'hidden', 'dated', 'archived'] as const;

/** Product visibility: published, scheduled or hidden. */
export function StateField({ editing: { form, words }, isNew }: { editing: Editing; isNew: boolean }) {
  const t = useLabels(officeProductLabels);
  const { chrome: layout } = useOffice();
  const when = useDateTimes();
  const { state, publishAt } = form.values;
  const [isDated, setDated] = useState(false);
  const shown = state === 'hidden' && (isDated || publishAt !== null) ? 'dated' : state;
  const choose = (value: (typeof states)[number]) => {
    setDated(value === 'dated');
    form.set('state', value === 'dated' ? 'hidden' : value);
    if (value !== 'dated') form.set('publishAt', null);
  };
  return (
    <div className="stack-2 state-field" id={fieldId('state')} tabIndex={-1}>
      <SegmentedControl
        label={words.label('state')}
        value={shown}
        choices={states
          .filter((each) => !isNew || each !== 'archived')
          .map((value) => ({ value, text: t(value) }))}
        onChoose={choose}
      />
      {shown === 'dated' && (
        <MomentField
          id={fieldId('publishAt')}
          name="publishAt"
          label={words.label('publishAt')}
          hint={[publishAt && when(publishAt), t('publishHint', { zone: layout.timeZone })]
            .filter(Boolean)
            .join(' · ')}
          error={form.errors['publishAt']}
          value={publishAt}
          onChange={(at) => {
            form.set('publishAt', at);
            if (at !== null && Date.parse(at) <= Date.now()) form.blame({ publishAt: t('publishOver') });
          }}
        />
      )}
    </div>
  );
}
