import { useEffect, useEffectEvent, useState } from 'react';
import { failureMessage } from './failure-message.ts';
import { showToast } from './toasts.ts';

/**
 * Loads the code of a part of the page when it is first needed; null until it has loaded. If that fails, it
 * shows a message, `onFailure` cancels the request, and the next request tries again. 'quiet' shows no
 * message, for parts the user didn't ask for.
 */
export function usePageData<Part>(
  load: () => Promise<Part>,
  isNeeded: boolean,
  onFailure?: (() => void) | 'quiet',
) {
  const [part, setPart] = useState<Part | null>(null);
  const start = useEffectEvent(() => {
    if (part) return;
    load().then(setPart, () => {
      if (onFailure === 'quiet') return;
      onFailure?.();
      showToast('error', { code: failureMessage(null) });
    });
  });
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded]);
  return part;
}
