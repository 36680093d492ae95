import { useId } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeBackupLabels } from '#contract/labels/office/backups.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#web/toasts.ts';
import { useLabels } from '../office-context.ts';
import { OfficeIcon } from './office-icon.tsx';
import './command.css';

/** A command for the server, with a copy button. */
export function Command({ text }: { text: string }) {
  const id = useId();
  const t = useLabels(officeBackupLabels);
  const common = useLabels(officeCommonLabels);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast('success', t('copied')),
      () => showToast('error', t('notCopied')),
    );
  return (
    <div className="command" dir="ltr">
      <code id={id}>{text}</code>
      <Button kind="ghost" small aria-describedby={id} onClick={() => void copy()}>
        <OfficeIcon name="copy" />
        {common('copy')}
      </Button>
    </div>
  );
}
