import { createContext, use, useEffect, useEffectEvent } from 'react';
import { isSure } from '../parts/is-sure.ts';

interface Guard {
  /** What to ask before the dialog closes, by who asks. */
  questions: Map<symbol, string>;
  /** They said yes: closing may lead to another address, which asks no more. */
  isLeaving: boolean;
}

/** Of the dialog around (parts/dialog.tsx); null: there is none. */
export const DialogGuard = createContext<Guard | null>(null);

/** While something typed would be lost: asks before the page is left, in place or for good, and before its dialog closes. */
export function useLeaveGuard(isAtRisk: boolean, question: string): void {
  const dialog = use(DialogGuard);
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (dialog?.isLeaving) return;
    if (event.cancelable && !event.hashChange && !isSure(question)) event.preventDefault();
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
  useEffect(() => {
    if (!isAtRisk || !dialog) return undefined;
    const asker = Symbol(question);
    dialog.isLeaving = false;
    dialog.questions.set(asker, question);
    return () => {
      dialog.questions.delete(asker);
    };
  }, [isAtRisk, dialog, question]);
}
