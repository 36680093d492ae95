import { use, useEffect } from 'react';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { useLabels } from '../office-context.ts';
import { DialogGuard } from './dialog-guard.ts';

/** While input is unsaved, asks before the page is left by navigation or closing, and before its dialog closes. */
export function useLeaveGuard(isAtRisk: boolean): void {
  const guard = use(DialogGuard);
  const t = useLabels(officeFormLabels);
  const [question, confirm, cancel] = [t('leave'), t('leaveConfirm'), t('stay')];
  useEffect(
    () => (isAtRisk ? guard.ask({ question, confirm, cancel }) : undefined),
    [isAtRisk, guard, question, confirm, cancel],
  );
}
