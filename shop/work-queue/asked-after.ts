/**
 * Wraps a question that many ask at once. Whoever comes while it is on its way gets the answer of the next time, which is
 * asked after they came; so nobody gets an answer that is older than their question, and one at a time is on its way.
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
