import type { MessageCode } from '#contract/messages.ts';

/** Returns the message for a call that was refused without a reason, or (null) got no response. */
export function failureMessage(statusCode: number | null): MessageCode {
  if (statusCode === 429) return 'tooManyRequests';
  if (statusCode === 503) return 'shopIsBusy';
  return statusCode === null && !navigator.onLine ? 'offline' : 'generalError';
}
