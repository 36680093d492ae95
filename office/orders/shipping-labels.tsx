import { parcelFormatNames } from '#contract/label-formats.ts';
import { officeBarcodeLabels } from '#contract/labels/office/barcode-labels.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { documentLink } from './document-link.ts';
import './print-documents.css';

interface ShippingLabelsProps {
  numbers: readonly string[];
  /** The number of one shipment of the order; omitted for all. */
  parcel?: number;
}

/** Prints the shipping labels of orders, or of one shipment, on one of the papers. */
export function ShippingLabels({ numbers, parcel }: ShippingLabelsProps) {
  const t = useLabels(officeBarcodeLabels);
  const title = parcel === undefined ? t('shippings', { n: numbers.length }) : t('shipping');
  return (
    <DialogButton text={title} icon="printer" title={title} small={parcel !== undefined}>
      {(close) => (
        <>
          <ul className="print-papers">
            {parcelFormatNames.map((format) => {
              const link = documentLink('parcel-labels', numbers, { format, ...(parcel && { parcel }) });
              return (
                <li key={format}>
                  <Button wide kind="ghost" icon="printer" {...link} onClick={close}>
                    {t(format)}
                  </Button>
                </li>
              );
            })}
          </ul>
          <p className="soft">{t('size')}</p>
        </>
      )}
    </DialogButton>
  );
}
