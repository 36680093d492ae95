/**
 * Coalesces concurrent calls of a query. Calls made while one is in progress share the next one, which starts after
 * them, so that no result is older than its call, and only one query is in progress at a time.
 */
export function askedAfter<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<unknown> | null = null;
  let next: Promise<Answer> | null = null;

  function begin(): Promise<Answer> {
    next = null;
    const asked = ask().finally(() => {
      if (asking === asked) asking = null;
    });
    asking = asked;
    return asked;
  }
  return () => {
    if (!asking) return begin();
    next ??= asking.then(begin, begin);
    return next;
  };
}
