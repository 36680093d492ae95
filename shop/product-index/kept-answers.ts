/** Answers that are dear to find, until products change; `most` of them. */
export class KeptAnswers<Answer> {
  readonly #most: number;
  readonly #answers = new Map<string, Answer>();

  constructor(most: number) {
    this.#most = most;
  }

  of(key: string, find: () => Answer): Answer {
    const answer = this.#answers.get(key) ?? find();
    if (this.#answers.size >= this.#most) this.#answers.clear();
    this.#answers.set(key, answer);
    return answer;
  }

  clear = (): void => this.#answers.clear();
}
