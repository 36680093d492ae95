import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#web/toasts.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { useLabels } from '../office-context.ts';
import { OfficeIcon } from '../components/office-icon.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The label of the button that continues once the codes are saved. */
  done: string;
  onDone: () => void;
}

/** Shows the recovery codes once. Leaving without saving them asks for confirmation. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const t = useLabels(officeEnrolLabels);
  const common = useLabels(officeCommonLabels);
  const [areSafe, setSafe] = useState(false);
  useLeaveGuard(!areSafe);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast('success', t('copied')),
      () => showToast('error', t('notCopied')),
    );
  return (
    <div className="factors">
      <p>{t('codesText')}</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="form-foot no-print">
        <Button kind="ghost" icon="printer" onClick={() => print()}>
          {t('print')}
        </Button>
        <Button kind="ghost" onClick={() => void copy()}>
          <OfficeIcon name="copy" />
          {common('copy')}
        </Button>
      </div>
      <label className="check no-print">
        <input
          type="checkbox"
          checked={areSafe}
          onChange={({ currentTarget }) => setSafe(currentTarget.checked)}
        />
        {t('codesSafe')}
      </label>
      <Button wide className="no-print" aria-disabled={!areSafe} onClick={() => areSafe && onDone()}>
        {done}
      </Button>
    </div>
  );
}
