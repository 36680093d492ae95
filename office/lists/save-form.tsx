import { useRef, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeViewsLabels } from '#contract/labels/office/views.ts';
import { saveView } from '#contract/operations/office/views/save-view.ts';
import { setStartView } from '#contract/operations/office/views/set-start-view.ts';
import type { ViewScreen } from '#contract/operations/office/views/view-types.ts';
import { Field } from '#ui/field.tsx';
import { newKey } from '../data/new-key.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useRules } from '../forms/use-rules.ts';
import { useLabels } from '../office-context.ts';

interface SaveFormProps {
  screen: ViewScreen;
  query: string;
  isWithoutFind: boolean;
}

/** Saves the current view under a name. */
export function SaveForm({ screen, query, isWithoutFind }: SaveFormProps) {
  const t = useLabels(officeViewsLabels);
  const common = useLabels(officeCommonLabels);
  const { needed } = useRules();
  const key = useRef(newKey());
  const [isShared, share] = useState(false);
  const [isStart, begin] = useState(false);
  const save = useOfficeMutation(saveView, { saved: t('saved'), isInForm: true });
  const start = useOfficeMutation(setStartView, { isInForm: true });
  const form = useOfficeForm({
    start: { name: '' },
    rules: { name: needed },
    isLight: true,
    send: async ({ name }) => {
      const { id } = await save.mutateAsync({ screen, key: key.current, name, query, isShared });
      if (isStart) await start.mutateAsync({ screen, id });
      key.current = newKey();
      form.reset();
      share(false);
      begin(false);
    },
  });
  return (
    <OfficeForm form={form} label={t('saveHeading')} submit={common('save')}>
      <h3>{t('saveHeading')}</h3>
      {isWithoutFind && <p className="soft">{t('withoutFind')}</p>}
      <Field {...form.ties('name')} label={common('name')} maxLength={60} dir="auto" autoComplete="off" />
      <Check label={t('forAll')} isOn={isShared} onChange={share} />
      <Check label={t('begin')} isOn={isStart} onChange={begin} />
    </OfficeForm>
  );
}

interface CheckProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
