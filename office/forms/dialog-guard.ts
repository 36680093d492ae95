import { createContext } from 'react';
import { confirmDialog } from '../components/confirm-dialog.ts';

type Guard = ReturnType<typeof newGuard>;

/** Tracks unsaved input in a dialog and asks before it closes. */
export function newGuard() {
  const questions = new Map<symbol, string>();
  let isLeaving = false;
  return {
    /** @returns a function that removes the question */
    ask(question: string): () => void {
      const asker = Symbol(question);
      isLeaving = false;
      questions.set(asker, question);
      return () => void questions.delete(asker);
    },
    mayClose(): boolean {
      isLeaving = [...new Set(questions.values())].every((question) => confirmDialog(question));
      return isLeaving;
    },
    /** Whether the user confirmed closing, so that navigating away doesn't ask again. */
    isLeaving: () => isLeaving,
  };
}

/** The guard of the surrounding dialog (parts/dialog.tsx), or null outside a dialog. */
export const DialogGuard = createContext<Guard | null>(null);
