import { useState } from 'react';
import { failureMessage } from '../failure-message.ts';
import { withLoading } from '../loading.ts';
import { showToast } from '../toasts.ts';

/** Sends a form, one click at a time, under the overlay. Shows a message if the call gets no answer. */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    send: async (work: () => Promise<void>) => {
      if (busy) return;
      setBusy(true);
      try {
        await withLoading(work());
      } catch {
        showToast('error', { code: failureMessage(null) });
      }
      setBusy(false);
    },
  };
}
