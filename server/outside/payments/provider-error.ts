/**
 * What went wrong at a provider, without what the errors of its SDK carry (headers with keys, bodies with names): this one
 * may be logged.
 */
export class ProviderError extends Error {
  /** Of HTTP; 0: no answer arrived. */
  readonly status: number;
  /** The provider's word for it, or the network's. */
  readonly code: string;

  constructor(provider: string, status: number, code: string) {
    super(`${provider} answered ${status || 'nothing'}: ${code}`);
    this.name = 'ProviderError';
    this.status = status;
    this.code = code;
  }
}

/** A word may be logged, a sentence might repeat what was sent. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,60}$/u.test(value) ? value : 'no word';

/** The provider says no to this request: asking again is no use. Not for 401, 403, 408, 409 and 429. */
export const isRefused = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && [400, 402, 404, 422].includes(error.status);
