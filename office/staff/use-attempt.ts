import { useState } from 'react';
import { useRefusalText } from '../data/refusals.ts';
import { NoPasskey } from './passkey.ts';

/**
 * Runs one attempt at a time of an action that may fail, and explains the failure.
 * @param stopped the message when the browser returned no passkey
 */
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
