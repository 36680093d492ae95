import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Coalesces concurrent calls of a query. Calls made in one turn of the event loop, or while a query is in progress,
 * share the next query, which starts after them. So no result is older than its call, and only one query is in progress
 * at a time.
 */
export function queuedAfter<Answer>(request: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> | null = null;
  let next: Promise<Answer> | null = null;

  function begin(): Promise<Answer> {
    next = null;
    const requested = request().finally(() => {
      if (running === requested) running = null;
    });
    running = requested;
    return requested;
  }
  return () => (next ??= (running ?? nextTurn()).then(begin, begin));
}
