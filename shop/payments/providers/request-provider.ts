import type { Outcome, RefundOutcome } from './provider.ts';

/** The timeout for a provider's response, in milliseconds. */
const timeoutMs = 10_000;

/** Providers remember idempotency keys for at least six hours, so requests aren't repeated after five. */
export const repeatWithinSeconds = 5 * 3600;

/** Asks a provider. Any failure is an unknown outcome, never an error of ours. */
export async function requestProvider<T extends Outcome | RefundOutcome>(
  question: (signal: AbortSignal) => Promise<T>,
): Promise<T | { state: 'unknown'; reason: string }> {
  try {
    return await within(question);
  } catch (error) {
    return { state: 'unknown', reason: reasonOf(error) };
  }
}

/**
 * Applies the timeout even if the provider's module ignores the signal.
 * @throws when the time is over
 */
export async function within<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  return Promise.race([question(signal), over]);
}

/** Returns a short reason without content of the request, because client errors repeat headers and bodies. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  const cause = error.cause instanceof Error ? (error.cause as { code?: unknown }).code : undefined;
  const reply = [error.name, code, cause].filter((part) => typeof part === 'string');
  return reply.join(' ').slice(0, 100);
}
