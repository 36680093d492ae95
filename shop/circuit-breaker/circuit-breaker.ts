/** Consecutive failures after which the breaker opens. */
const maxFailures = 5;
/** How long it stays open before a single request tests the service, in ms. */
const restsFor = 10_000;

/** Thrown when the breaker is open, so that no request was sent. */
class NotRequested extends Error {
  override name = 'NotAsked';
}

export interface BreakerOptions {
  now?: () => number;
  /** Called when it opens or closes. `error` is the last failure; undefined when the service responds again. */
  onSwitch?: ((name: string, error?: unknown) => void) | undefined;
}

/**
 * Returns a circuit breaker for an external service. After five consecutive failures its requests fail
 * immediately for ten seconds; then single requests test the service until one succeeds. Only exceptions and
 * timeouts count as failures, not declined payments or rejected requests, because any customer could
 * otherwise open it for all with five bad requests.
 */
export function breaker(name: string, { now = () => performance.now(), onSwitch }: BreakerOptions = {}) {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  const isOpen = () => failures >= maxFailures;
  const isAnswering = () => !isOpen() || (now() >= restsUntil && !isTrying);

  function count(next: number, error?: unknown): void {
    const wasOpen = isOpen();
    failures = next;
    if (isOpen() !== wasOpen) onSwitch?.(name, wasOpen ? undefined : error);
  }

  async function request<T>(question: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (!isAnswering()) throw new NotRequested(`${name} is left alone`);
    const isProbe = isOpen();
    if (isProbe) isTrying = true;
    try {
      const answer = await Promise.race([question(), overAt(signal)]);
      count(0);
      return answer;
    } catch (error) {
      count(isRefusedQuestion(error) ? 0 : failures + 1, error);
      restsUntil = now() + restsFor;
      throw error;
    } finally {
      if (isProbe) isTrying = false;
    }
  }
  return { isAnswering, request };
}

/**
 * Returns whether the service rejected this request, by the error's HTTP `status`. Invalid keys and rate
 * limits aren't caused by a single request.
 */
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
