import type { Call } from '#web/call.ts';
import { caches } from '#shop/capacity/capacity.ts';
import { type CacheTags, isOutdated, tagsOf } from '../context/cache-tags.ts';

/**
 * Calls made while pages are rendered, remembered until what they show changes, as the pages made from them are: a page
 * that is rendered anew asks the database only for what is its own. Simultaneous equal calls become one; failures and
 * refusals are not remembered.
 */
export class RememberedCalls {
  readonly #answers = new Map<string, Remembered>();
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  readonly call: Call = async (operation, input) => {
    const key = `${operation.name} ${JSON.stringify(input)}`;
    const known = this.#answers.get(key);
    if (known) {
      this.#answers.delete(key);
      this.#answers.set(key, known);
      return JSON.parse(await known.text) as never;
    }
    const answer = this.#call(operation, input);
    const asked: Remembered = { text: answer.then((envelope) => JSON.stringify(envelope)), tags: null };
    this.#answers.set(key, asked);
    const forget = () => {
      if (this.#answers.get(key) === asked) this.#answers.delete(key);
    };
    asked.text.catch(forget);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > caches.calls.most && oldest !== undefined) this.#answers.delete(oldest);
    const envelope = await answer;
    asked.tags = tagsOf(operation, input, envelope.data);
    if (envelope.statusCode !== 200) forget();
    return envelope;
  };

  /** Forgets what shows something else after these changes, and what is still under way: it may. */
  purge(changes: CacheTags): void {
    for (const [key, { tags }] of this.#answers)
      if (tags === null || isOutdated(tags, changes)) this.#answers.delete(key);
  }
}

interface Remembered {
  text: Promise<string>;
  /** null: still under way. */
  tags: CacheTags | null;
}
