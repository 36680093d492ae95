import { type SubmitEvent, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { plainDigits } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { ScanButton } from '#office/scan/scan-button.tsx';
import { navigate } from '#web/navigate.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

/** Finds an order by number: typed, entered by a scanner with Enter, or read by the camera. */
export function FindJob() {
  const { links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const common = useLabels(officeCommonLabels);
  const [typed, setTyped] = useState('');
  const go = (text: string) => {
    const number = plainDigits(text).trim().toUpperCase();
    if (number !== '') navigate(`${links.workshop}/${encodeURIComponent(number)}`);
  };
  return (
    <form
      className="find-job"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        go(typed);
      }}
    >
      <Field
        name="number"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        label={t('find')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" kind="ghost">
        {common('open')}
      </Button>
      <ScanButton onFound={go} />
    </form>
  );
}
