import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { Field } from '#ui/field.tsx';
import { useLabels } from '../office-context.ts';
import { ScanButton } from '../scan/scan-button.tsx';
import './parcel-fields.css';

/** Shipment details entered when shipping. A null picture means no receipt. */
export interface ParcelTexts {
  parcel: string;
  carrier: string;
  picture: File | null;
}

export const noParcel: ParcelTexts = { parcel: '', carrier: '', picture: null };

interface ParcelFieldsProps {
  texts: ParcelTexts;
  onChange: (labels: ParcelTexts) => void;
  /** Whether the user is at the package with a camera they may use. */
  isAtParcel?: boolean;
}

const longest = 60;

/** Fields for tracking number, carrier, and the receipt of a branch or a bus company. All are optional. */
export function ParcelFields({ texts: labels, onChange, isAtParcel = false }: ParcelFieldsProps) {
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
    </div>
  );
}
