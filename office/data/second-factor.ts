import { create } from 'zustand';

/** The resolver of the open two-step verification dialog, or null if it is closed. */
const usePrompt = create<{ answer: ((isShown: boolean) => void) | null }>(() => ({ answer: null }));
let openDialog: Promise<boolean> | null = null;

/**
 * Asks for two-step verification. Simultaneous calls wait for the same dialog. Resolves to false if it is
 * canceled.
 */
export function requireSecondFactor(): Promise<boolean> {
  openDialog ??= new Promise((resolve) => {
    const answer = (isShown: boolean) => {
      openDialog = null;
      usePrompt.setState({ answer: null });
      resolve(isShown);
    };
    usePrompt.setState({ answer });
  });
  return openDialog;
}

export const useSecondFactorAsked = () => usePrompt(({ answer }) => answer);
