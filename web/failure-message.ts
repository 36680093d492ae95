import type { MessageCode } from '#contract/messages.ts';

/**
 * Returns the message for a call that was refused with a status and no reason of its own, or (null) got no
 * answer.
 */
export function failureMessage(statusCode: number | null): MessageCode {
  if (statusCode === 429) return 'tooManyRequests';
  if (statusCode === 503) return 'shopIsBusy';
  return statusCode === null && !navigator.onLine ? 'offline' : 'generalError';
}
