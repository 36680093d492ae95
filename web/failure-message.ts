import type { MessageCode } from '#contract/messages.ts';

/** What to say when a call was refused with a status and no reason of its own, or (null) did not come through. */
export function failureMessage(statusCode: number | null): MessageCode {
  if (statusCode === 429) return 'tooManyRequests';
  if (statusCode === 503) return 'shopIsBusy';
  return statusCode === null && !navigator.onLine ? 'offline' : 'generalError';
}
