import { create } from 'zustand';

/** What the one dialog that asks for the second factor answers; null: nobody asks. */
const useAsking = create<{ answer: ((isShown: boolean) => void) | null }>(() => ({ answer: null }));
let asking: Promise<boolean> | null = null;

/** Asks for the second factor; calls that need it at the same time wait for the same answer. False: it was not shown. */
export function askSecondFactor(): Promise<boolean> {
  asking ??= new Promise((resolve) => {
    const answer = (isShown: boolean) => {
      asking = null;
      useAsking.setState({ answer: null });
      resolve(isShown);
    };
    useAsking.setState({ answer });
  });
  return asking;
}

export const useSecondFactorAsked = () => useAsking(({ answer }) => answer);
