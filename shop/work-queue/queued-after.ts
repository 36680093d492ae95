/**
 * Coalesces concurrent calls of a query. Calls made while one is in progress share the next one, which starts after
 * them, so that no result is older than its call, and only one query is in progress at a time.
 */
export function queuedAfter<Answer>(request: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<unknown> | null = null;
  let next: Promise<Answer> | null = null;

  function begin(): Promise<Answer> {
    next = null;
    const requested = request().finally(() => {
      if (asking === requested) asking = null;
    });
    asking = requested;
    return requested;
  }
  return () => {
    if (!asking) return begin();
    next ??= asking.then(begin, begin);
    return next;
  };
}
