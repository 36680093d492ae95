import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officePaperLabels } from '#contract/labels/office/papers.ts';
import { officeBarcodeLabels } from '#contract/labels/office/barcode-labels.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useCan } from '../data/use-can.ts';
import { useLabels } from '../office-context.ts';
import { useScreenShortcut } from '../screen-keys.ts';
import { isOfItems, type PrintedDocument, documentLink, documentNeeds } from './document-link.ts';
import './print-documents.css';

const choices = [
  { paper: 'invoices', label: 'invoice', key: 'i' },
  { paper: 'packing-slips', label: 'packingSlip', key: 's' },
  { paper: 'parcel-labels', label: 'shippingA6', key: 'a', format: 'a6' },
  { paper: 'parcel-labels', label: 'shippingRoll', key: 'r', format: 'roll100' },
] as const satisfies readonly {
  paper: PrintedDocument;
  label: keyof typeof officePaperLabels.texts | keyof typeof officeBarcodeLabels.texts;
  key: string;
  format?: string;
}[];

interface PrintPapersProps {
  number: string;
  /**
   * Whether it is a new customer's order that staff have not confirmed, so that its items aren't packed yet.
   */
  isUnconfirmed: boolean;
}

/** Prints an order's documents: `P`, then the document's key. */
export function PrintDocuments({ number, isUnconfirmed }: PrintPapersProps) {
  const t = useLabels(officePaperLabels);
  const [isOpen, setOpen] = useState(false);
  const may = useCan();
  useScreenShortcut('p', t('print'), () => setOpen(true));
  const offered = choices.filter(
    ({ paper }) => may(documentNeeds[paper]) && !(isUnconfirmed && isOfItems(paper)),
  );
  if (offered.length === 0) return null;
  return (
    <>
      <Button kind="ghost" icon="printer" onClick={() => setOpen(true)}>
        {t('print')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('print')}>
        <Choices number={number} offered={offered} onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface ChoicesProps {
  number: string;
  offered: readonly (typeof choices)[number][];
  onChosen: () => void;
}

const linkOf = (document: { paper: PrintedDocument; format?: string }, number: string) =>
  documentLink(document.paper, [number], document.format === undefined ? {} : { format: document.format });

/** The menu of documents. Their keys work while it is open. */
function Choices({ number, offered, onChosen }: ChoicesProps) {
  const t = useLabels(officePaperLabels);
  const ofLabels = useLabels(officeBarcodeLabels);
  const list = useRef<HTMLUListElement>(null);
  const onKey = useEffectEvent(({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    const at = offered.findIndex((each) => each.key === key.toLowerCase());
    list.current?.querySelectorAll('a')[at]?.click();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <ul className="print-papers" ref={list}>
        {offered.map(({ label, key, ...document }) => (
          <li key={key}>
            <Button wide kind="ghost" icon="printer" {...linkOf(document, number)} onClick={onChosen}>
              {label === 'invoice' || label === 'packingSlip' ? t(label) : ofLabels(label)}{' '}
              <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
            </Button>
          </li>
        ))}
      </ul>
      <p className="soft">{t('printHint')}</p>
    </>
  );
}
