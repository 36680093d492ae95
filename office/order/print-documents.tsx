import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officePaperLabels } from '#contract/labels/office/papers.ts';
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
] as const satisfies readonly {
  paper: PrintedDocument;
  label: keyof typeof officePaperLabels.texts;
  key: string;
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

/** The menu of documents. Their keys work while it is open. */
function Choices({ number, offered, onChosen }: ChoicesProps) {
  const t = useLabels(officePaperLabels);
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
        {offered.map(({ paper, label, key }) => (
          <li key={paper}>
            <Button wide kind="ghost" icon="printer" {...documentLink(paper, [number])} onClick={onChosen}>
              {t(label)} <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
            </Button>
          </li>
        ))}
      </ul>
      <p className="soft">{t('printHint')}</p>
    </>
  );
}
