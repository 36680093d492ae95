/**
 * An error at a provider that is safe to log: without what its SDK's errors contain (headers with keys,
 * bodies with names).
 */
export class ProviderError extends Error {
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** The error code of the provider or the network. */
  readonly code: string;

  constructor(provider: string, status: number, code: string) {
    super(`${provider} answered ${status || 'nothing'}: ${code}`);
    this.name = 'ProviderError';
    this.status = status;
    this.code = code;
  }
}

/** Returns a code. Only a code is safe to log, because a sentence might repeat request data. */
export const safeErrorCode = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,60}$/u.test(value) ? value : 'no word';

/**
 * Returns whether the provider rejected this request, so that a retry is pointless. False for 401, 403, 408,
 * 409 and 429.
 */
export const isRefused = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && [400, 402, 404, 422].includes(error.status);
