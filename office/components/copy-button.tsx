import { officeBackupLabels } from '#contract/labels/office/backups.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#web/toasts.ts';
import { useLabels } from '../office-context.ts';
import { OfficeIcon } from './office-icon.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied. Default *Copy*. */
  label?: string;
  describedBy?: string;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label, describedBy }: CopyButtonProps) {
  const t = useLabels(officeBackupLabels);
  const common = useLabels(officeCommonLabels);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast('success', t('copied')),
      () => showToast('error', t('notCopied')),
    );
  return (
    <Button kind="ghost" small aria-describedby={describedBy} onClick={() => void copy()}>
      <OfficeIcon name="copy" />
      {label ?? common('copy')}
    </Button>
  );
}
