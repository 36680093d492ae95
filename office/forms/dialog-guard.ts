import { createContext } from 'react';
import { isSure } from '../parts/is-sure.ts';

type Guard = ReturnType<typeof newGuard>;

/** Knows what would be lost in a dialog, and asks before that closes. */
export function newGuard() {
  const questions = new Map<symbol, string>();
  let isLeaving = false;
  return {
    /** @returns what ends it */
    ask(question: string): () => void {
      const asker = Symbol(question);
      isLeaving = false;
      questions.set(asker, question);
      return () => void questions.delete(asker);
    },
    mayClose(): boolean {
      isLeaving = [...new Set(questions.values())].every((question) => isSure(question));
      return isLeaving;
    },
    /** They said yes: closing may lead to another address, which asks no more. */
    isLeaving: () => isLeaving,
  };
}

/** Of the dialog around (parts/dialog.tsx); null: there is none. */
export const DialogGuard = createContext<Guard | null>(null);
