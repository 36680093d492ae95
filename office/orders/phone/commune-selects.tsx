import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Answer } from '#contract/operation.ts';
import type { listPlaces } from '#contract/operations/office/phone-orders/list-places.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { partsText } from '#rules/text-of-language.ts';
import { SelectField } from '#ui/select-field.tsx';

interface CommuneSelectsProps {
  communes: Answer<typeof listPlaces>['communes'];
  line: string;
  onWrite: (line: string) => void;
}

const choices = (names: readonly string[]) => [...new Set(names)].map((text) => ({ value: text, text }));

/** The commune and village of the selected city, appended to the address line as in the checkout. */
export function CommuneSelects({ communes, line, onWrite }: CommuneSelectsProps) {
  const { lang } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const shared = useLabels(sharedLabels);
  const [chosen, setChosen] = useState({ commune: '', village: '' });
  /** The part of the address line that these selects appended. */
  const [written, setWritten] = useState('');
  const villages = communes.find(({ name }) => name === chosen.commune)?.villages ?? [];
  const choose = (next: typeof chosen) => {
    setChosen(next);
    const street = written !== '' && line.endsWith(written) ? line.slice(0, -written.length) : line;
    const whole = partsText(lang, [street, next.village, next.commune]);
    setWritten(whole.slice(street.length));
    onWrite(whole);
  };
  return (
    <div className="stack-3 pair">
      <SelectField
        label={t('commune')}
        optional={shared('optional')}
        hint={t('communeHint')}
        choose={common('select')}
        options={choices(communes.map(({ name }) => name))}
        value={chosen.commune}
        onChange={({ currentTarget }) => choose({ commune: currentTarget.value, village: '' })}
      />
      <SelectField
        label={t('village')}
        optional={shared('optional')}
        choose={common('select')}
        options={choices(villages)}
        value={chosen.village}
        disabled={villages.length === 0}
        onChange={({ currentTarget }) => choose({ ...chosen, village: currentTarget.value })}
      />
    </div>
  );
}
