import { useState } from 'react';
import { maxLabels, shelfFormatNames, shelfFormats, type ShelfFormat } from '#contract/label-formats.ts';
import { officeBarcodeLabels } from '#contract/labels/office/barcode-labels.ts';
import { plainDigits } from '#contract/languages.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';

/** Prints shelf labels of the selected products. */
export function ProductLabels({ ids }: { ids: readonly number[] }) {
  const t = useLabels(officeBarcodeLabels);
  return (
    <DialogButton text={t('print')} icon="printer" title={t('print')}>
      {(close) => <LabelChoices ids={ids} onOpened={close} />}
    </DialogButton>
  );
}

/** Returns a whole number from 1 to `max`, or null. */
const countIn = (text: string, max: number): number | null => {
  const count = Number(plainDigits(text));
  return Number.isInteger(count) && count >= 1 && count <= max ? count : null;
};

function LabelChoices({ ids, onOpened }: { ids: readonly number[]; onOpened: () => void }) {
  const t = useLabels(officeBarcodeLabels);
  const [format, setFormat] = useState<ShelfFormat>('a4x24');
  const [copies, setCopies] = useState('1');
  const [start, setStart] = useState('1');
  const { columns, rows } = shelfFormats[format];
  const places = columns * rows;
  const maxCopies = Math.floor(maxLabels / ids.length);
  const count = countIn(copies, maxCopies);
  const place = places === 1 ? 1 : countIn(start, places);
  const address = `/office/papers/shelf-labels?products=${ids.join(',')}&format=${format}&copies=${count}&start=${Number(place) - 1}`;
  return (
    <div className="stack-3">
      <SelectField
        label={t('format')}
        value={format}
        options={shelfFormatNames.map((value) => ({ value, text: t(value) }))}
        onChange={({ currentTarget }) => setFormat(currentTarget.value as ShelfFormat)}
      />
      <Field
        label={t('copies')}
        inputMode="numeric"
        dir="ltr"
        value={copies}
        error={count === null ? t('range', { max: maxCopies }) : undefined}
        onChange={({ currentTarget }) => setCopies(currentTarget.value)}
      />
      {places > 1 && (
        <Field
          label={t('start')}
          hint={t('startHint')}
          inputMode="numeric"
          dir="ltr"
          value={start}
          error={place === null ? t('range', { max: places }) : undefined}
          onChange={({ currentTarget }) => setStart(currentTarget.value)}
        />
      )}
      <p className="soft">{t('size')}</p>
      <div className="form-foot">
        {count === null || place === null ? (
          <Button icon="printer" disabled>
            {t('open')}
          </Button>
        ) : (
          <Button icon="printer" href={address} target="_blank" rel="noopener" onClick={onOpened}>
            {t('open')}
          </Button>
        )}
      </div>
    </div>
  );
}
