/** Failures in a row after which a service is left alone. */
const mostFailures = 5;
/** How long it is left alone before one question tries it again, in milliseconds. */
const restsFor = 10_000;

/** Nobody was asked. */
class NotAsked extends Error {
  override name = 'NotAsked';
}

/**
 * A breaker of a service outside: after five failures in a row its questions fail at once for ten seconds, then one after
 * the other tries it until one succeeds. A failure is what throws or gives no answer in time, not what is declined, nor a
 * question the service refuses: else whoever makes it refuse five would close it for everybody.
 */
export function breaker(name: string, now: () => number = () => performance.now()) {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  const isOpen = () => failures >= mostFailures;
  const isAnswering = () => !isOpen() || (now() >= restsUntil && !isTrying);

  async function ask<T>(question: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (!isAnswering()) throw new NotAsked(`${name} is left alone`);
    const isProbe = isOpen();
    if (isProbe) isTrying = true;
    try {
      const answer = await Promise.race([question(), overAt(signal)]);
      failures = 0;
      return answer;
    } catch (error) {
      if (isRefusedQuestion(error)) failures = 0;
      else failures += 1;
      restsUntil = now() + restsFor;
      throw error;
    } finally {
      if (isProbe) isTrying = false;
    }
  }
  return { isAnswering, ask };
}

/** By the error's `status` of HTTP. Keys that are not valid, and too many questions, are nobody's own question. */
function isRefusedQuestion(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return (
    typeof status === 'number' && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
  );
}

const overAt = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
