import type { Call } from '#web/call.ts';

/** What pages of all kinds ask for (sizes, settings, categories) and the products of the last pages. */
const mostRemembered = 300;

/**
 * Calls made while pages are rendered, remembered until the catalogue changes, as the pages made from them are: a page
 * that is rendered anew asks the database only for what is its own. Simultaneous equal calls become one; failures and
 * refusals are not remembered.
 */
export class RememberedCalls {
  readonly #answers = new Map<string, Promise<string>>();
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
      return JSON.parse(await known) as never;
    }
    const answer = this.#call(operation, input);
    const text = answer.then((envelope) => JSON.stringify(envelope));
    this.#answers.set(key, text);
    const forget = () => {
      if (this.#answers.get(key) === text) this.#answers.delete(key);
    };
    text.catch(forget);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > mostRemembered && oldest !== undefined) this.#answers.delete(oldest);
    const envelope = await answer;
    if (envelope.statusCode !== 200) forget();
    return envelope;
  };

  /** What was asked before now may be out of date, answers that are still under way included. */
  purge(): void {
    this.#answers.clear();
  }
}
