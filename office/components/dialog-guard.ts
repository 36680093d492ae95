import { createContext } from 'react';
import { navigate, staying } from '#web/navigate.ts';
import { confirmDialog } from './confirm-dialog.tsx';

/** Why unsaved input would be lost, and the texts of the answers. */
interface LeaveQuestion {
  question: string;
  confirm: string;
  cancel: string;
  /** Discards the input when its dialog closes. Pages keep what a device stores. */
  discard?: () => void;
}

export type LeaveGuard = ReturnType<typeof newGuard>;

/** Asks before unsaved input in a dialog or page is lost: by closing the dialog, by navigation or by closing the window. */
export function newGuard() {
  const questions = new Map<symbol, LeaveQuestion>();
  let isLeaving = false;
  /** Asks each different question once, until one is declined. */
  const leave = async (): Promise<boolean> => {
    const different = new Map([...questions.values()].map((each) => [each.question, each]));
    for (const each of different.values()) if (!(await confirmDialog(each))) return false;
    isLeaving = true;
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener('navigateerror', () => (isLeaving = false), { once: true });
    return true;
  };
  const onNavigate = (event: NavigateEvent) => {
    // Reloading asks in the browser's own words, as closing the window does.
    const isStaying = event.hashChange || event.downloadRequest !== null || event.navigationType === 'reload';
    if (isLeaving || isStaying || !event.cancelable || event.defaultPrevented) return;
    event.preventDefault();
    void leave().then((isConfirmed) => isConfirmed && goOn(event));
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isLeaving) event.preventDefault();
  };
  const watch = (isOn: boolean) => {
    const { navigation } = window as { navigation?: Navigation };
    const change = isOn ? 'addEventListener' : 'removeEventListener';
    window[change]('beforeunload', onUnload);
    navigation?.[change]('navigate', onNavigate as EventListener);
  };
  return {
    /** @returns a function that removes the question */
    register(question: LeaveQuestion): () => void {
      const asker = Symbol(question.question);
      isLeaving = false;
      if (questions.size === 0) watch(true);
      questions.set(asker, question);
      return () => {
        questions.delete(asker);
        if (questions.size === 0) watch(false);
      };
    },
    /** Whether nothing would be lost. If not, asks, and calls `close` if the user confirms. */
    mayClose(close: () => void): boolean {
      if (questions.size === 0 || isLeaving) return true;
      void leave().then((isConfirmed) => {
        if (!isConfirmed) return;
        for (const { discard } of questions.values()) discard?.();
        close();
      });
      return false;
    },
  };
}

/** Navigates again after the user confirmed. */
function goOn({ navigationType, destination: { key, url }, info }: NavigateEvent): void {
  if (navigationType === 'traverse') void (window as { navigation?: Navigation }).navigation?.traverseTo(key);
  else navigate(url, { replace: navigationType === 'replace', stay: info === staying });
}

/** The guard of the surrounding dialog (components/dialog.tsx), or of the page. */
export const DialogGuard = createContext<LeaveGuard>(newGuard());
