import { use, useEffect, useEffectEvent } from 'react';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { useLabels } from '../office-context.ts';
import { DialogGuard } from '../components/dialog-guard.ts';

/**
 * While input is unsaved, asks before the page is left by navigation or closing, and before its dialog closes.
 * @param onDiscard called when a dialog closes without saving
 */
export function useLeaveGuard(isAtRisk: boolean, onDiscard?: () => void): void {
  const guard = use(DialogGuard);
  const t = useLabels(officeFormLabels);
  const [question, confirm, cancel] = [t('leave'), t('leaveConfirm'), t('stay')];
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(
    () => (isAtRisk ? guard.register({ question, confirm, cancel, discard: () => discard() }) : undefined),
    [isAtRisk, guard, question, confirm, cancel],
  );
}
