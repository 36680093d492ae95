import { type SubmitEvent, useState } from 'react';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { plainDigits } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { goTo } from '#web/go-to.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

/** A number, as it is typed or as a scanner types it: with Enter behind it. */
export function FindJob() {
  const { links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const [typed, setTyped] = useState('');
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const number = plainDigits(typed).trim().toUpperCase();
    if (number !== '') goTo(`${links.workshop}/${encodeURIComponent(number)}`);
  };
  return (
    <form className="find-job" onSubmit={open}>
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
        {t('open')}
      </Button>
    </form>
  );
}
