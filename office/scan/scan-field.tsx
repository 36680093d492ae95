import { Colon } from '../components/colon.tsx';
import { type SubmitEvent, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { officeScanLabels } from '#contract/labels/office/scan.ts';
import { Note } from '#office/components/note.tsx';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';
import { ScanButton } from './scan-button.tsx';
import type { Scans } from './use-scans.ts';
import { WhichProduct } from './which-product.tsx';
import '#office/lists/filter-bar.css';
import './scan-field.css';

interface ScanFieldProps {
  scans: Scans;
  label: string;
  button: string;
}

/** Where codes are typed, by hand or by a scanner with Enter, or read by the camera; and what they did. */
export function ScanField({ scans, label, button }: ScanFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <div className="scan-field stack-3">
      <form
        className="filters"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          scans.scan(typed);
          setTyped('');
        }}
      >
        <Field
          className="filter-find"
          name="number"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          label={label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" kind="ghost">
          {button}
        </Button>
        <ScanButton onFound={scans.scan} />
      </form>
      <ScanOutcomes scans={scans} />
    </div>
  );
}

/** The last scan, those without effect, and the question which product was scanned. Screen readers announce both. */
export function ScanOutcomes({
  scans: { done, missed, question, retry, clear },
}: Pick<ScanFieldProps, 'scans'>) {
  const t = useLabels(officeScanLabels);
  const shared = useLabels(sharedLabels);
  return (
    <div>
      <WhichProduct question={question} />
      <output>{done !== '' && <Note kind="good">{done}</Note>}</output>
      <div role="alert">
        {missed.length > 0 && (
          <Note kind="bad">
            {missed.map(({ code, why }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a code may be scanned twice
              <span key={at}>
                <Num>{code}</Num>
                <Colon />
                {why}
                <br />
              </span>
            ))}
            <span className="row-2">
              <Button kind="ghost" small onClick={retry}>
                {shared('tryAgain')}
              </Button>
              <Button kind="ghost" small onClick={clear}>
                {t('forget')}
              </Button>
            </span>
          </Note>
        )}
      </div>
    </div>
  );
}
