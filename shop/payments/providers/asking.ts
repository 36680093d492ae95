import type { Outcome, RefundOutcome } from './provider.ts';

/** The longest a provider may take to answer, in milliseconds. */
const patience = 10_000;

/** Providers remember keys for six hours or longer: after five nothing is asked for a second time. */
export const askAgainSeconds = 5 * 3600;

/** How to get an answer from a provider: whatever goes wrong is an unknown outcome, never an error of ours. */
export async function asking<T extends Outcome | RefundOutcome>(
  question: (signal: AbortSignal) => Promise<T>,
): Promise<T | { state: 'unknown'; reason: string }> {
  try {
    return await within(question);
  } catch (error) {
    return { state: 'unknown', reason: reasonOf(error) };
  }
}

/** Also when the provider's folder takes no notice of the signal. @throws when the time is over */
export async function within<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  return Promise.race([question(signal), over]);
}

/** Short and without anything of the request: errors of clients repeat headers and bodies. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  const cause = error.cause instanceof Error ? (error.cause as { code?: unknown }).code : undefined;
  const said = [error.name, code, cause].filter((part) => typeof part === 'string');
  return said.join(' ').slice(0, 100);
}
