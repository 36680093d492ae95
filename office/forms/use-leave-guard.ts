import { use, useEffect, useEffectEvent } from 'react';
import { confirmDialog } from '../components/confirm-dialog.ts';
import { DialogGuard } from './dialog-guard.ts';

/** While input is unsaved, asks before the page is left by navigation or closing, and before its dialog closes. */
export function useLeaveGuard(isAtRisk: boolean, question: string): void {
  const dialog = use(DialogGuard);
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (dialog?.isLeaving()) return;
    if (event.cancelable && !event.hashChange && !confirmDialog(question)) event.preventDefault();
  });
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const { navigation } = window as { navigation?: Navigation };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isAtRisk]);
  useEffect(() => (isAtRisk ? dialog?.ask(question) : undefined), [isAtRisk, dialog, question]);
}
