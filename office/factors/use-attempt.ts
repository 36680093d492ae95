import { useState } from 'react';
import { useRefusalText } from '../data/refusals.ts';
import { NoPasskey } from './passkey.ts';

/** One press at a time of something that may fail; says why it did. `stopped`: what is said when the browser gave no passkey. */
export function useAttempt(stopped: string) {
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof NoPasskey ? stopped : refusalText(error));
    }
    setBusy(false);
  };
  return { busy, failure, attempt };
}
