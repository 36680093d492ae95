import { useEffect, useEffectEvent, useState } from 'react';
import { failureMessage } from './failure-message.ts';
import { showToast } from './toasts.ts';

/**
 * A part of the page whose code is loaded when it is first wanted; null until it is there. One that does not arrive is told,
 * `onFailure` withdraws the wish, and the next wish tries again. 'quiet': nobody asked for it, nobody misses it.
 */
export function useLoaded<Part>(
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
