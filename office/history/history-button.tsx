import { type ComponentProps, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { Button } from '#ui/button.tsx';
import { OfficeIcon } from '../components/office-icon.tsx';
import { useLabels } from '../office-context.ts';
import { RecordHistory } from './record-history.tsx';

interface HistoryButtonProps extends Omit<ComponentProps<typeof RecordHistory>, 'onClose'> {
  /** The accessible name of a small button beside one of several records. */
  label?: string;
}

export function HistoryButton({ label, ...history }: HistoryButtonProps) {
  const common = useLabels(officeCommonLabels);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {label === undefined ? (
        <Button kind="ghost" onClick={() => setOpen(true)}>
          <OfficeIcon name="history" />
          <span className="head-word">{common('history')}</span>
        </Button>
      ) : (
        <Button kind="quiet" small aria-label={label} onClick={() => setOpen(true)}>
          {common('history')}
        </Button>
      )}
      {isOpen && <RecordHistory {...history} onClose={() => setOpen(false)} />}
    </>
  );
}
