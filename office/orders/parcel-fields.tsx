import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { Field } from '#ui/field.tsx';
import { DayField } from '../forms/day-field.tsx';
import { useLabels } from '../office-context.ts';
import { ScanButton } from '../scan/scan-button.tsx';
import { ParcelContents } from './parcel-contents.tsx';
import { type PackableUnit, type ParcelTexts, piecesIn } from './parcel-texts.ts';
import './parcel-fields.css';

interface ParcelFieldsProps {
  texts: ParcelTexts;
  onChange: (labels: ParcelTexts) => void;
  /** What can be in it. */
  units: readonly PackableUnit[];
  /** Whether the user is at the package with a camera they may use. */
  isAtParcel?: boolean;
  /** Whether the contents and the day are shown at once. */
  isOpen?: boolean;
  /** Whether it has a day: it leaves now, or has left. */
  hasDay?: boolean;
}

const longest = 60;

/**
 * Fields for tracking number, carrier, and the receipt of a branch or a bus company. All are optional. Contents and day are
 * behind a button, because most orders leave in one parcel today.
 */
export function ParcelFields({
  texts: labels,
  onChange,
  units,
  isAtParcel = false,
  isOpen = false,
  hasDay = true,
}: ParcelFieldsProps) {
  const t = useLabels(officeOrderRecord);
  return (
    <div className="form">
      <div className="parcel-number">
        <Field
          name="parcel"
          label={t('parcelNumber')}
          hint={t('parcelNumberHint')}
          optional
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={longest}
          value={labels.parcel}
          onChange={({ currentTarget }) => onChange({ ...labels, parcel: currentTarget.value })}
        />
        {isAtParcel && (
          <ScanButton onFound={(text) => onChange({ ...labels, parcel: text.slice(0, longest) })} />
        )}
      </div>
      <Field
        name="carrier"
        label={t('carrier')}
        hint={t('carrierHint')}
        optional
        dir="auto"
        autoComplete="off"
        maxLength={longest}
        value={labels.carrier}
        onChange={({ currentTarget }) => onChange({ ...labels, carrier: currentTarget.value })}
      />
      <Field
        type="file"
        name="receipt"
        label={t('receipt')}
        hint={t('receiptHint')}
        optional
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) =>
          onChange({ ...labels, picture: currentTarget.files?.item(0) ?? null })
        }
      />
      <details className="parcel-more" open={isOpen}>
        <summary>
          {t('chooseContents')} <span className="soft">{t('contentsNow', piecesIn(labels, units))}</span>
        </summary>
        <ParcelContents {...{ labels, units, onChange }} />
        {hasDay && (
          <DayField
            name="day"
            label={t('parcelDay')}
            optional
            value={labels.day}
            onChange={({ currentTarget }) => onChange({ ...labels, day: currentTarget.value })}
          />
        )}
      </details>
    </div>
  );
}
