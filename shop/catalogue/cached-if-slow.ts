/** Milliseconds: what takes longer is slow, and how long a slow answer is kept. */
const slow = 20;
const kept = 30_000;

/**
 * Wraps a question that is cheap for a small shop and dear for a large one: an answer that took long is given again for
 * half a minute, a quick one is asked for anew each time. Those who ask at the same time get the same answer.
 */
export function cachedIfSlow<Source extends object, Answer>(
  ask: (source: Source) => Promise<Answer>,
): (source: Source) => Promise<Answer> {
  const answers = new WeakMap<Source, Promise<Answer>>();
  return (source) => {
    const known = answers.get(source);
    if (known) return known;
    const asked = performance.now();
    const answer = ask(source);
    answers.set(source, answer);
    const forget = () => answers.delete(source);
    answer.then(() => {
      if (performance.now() - asked < slow) forget();
      else setTimeout(forget, kept).unref();
    }, forget);
    return answer;
  };
}
