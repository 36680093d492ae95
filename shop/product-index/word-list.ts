import type { Work } from '#shop/search/search.ts';

const partLength = 3;
/** A prefix or part that more words share isn't useful. */
const maxFound = 5000;
/** Up to this many new words are inserted one by one. */
const fewNew = 100;
/** The cost of searching for a part in a word (see `Work`). */
const workOfWord = 15;

interface Listed {
  number: number;
  text: string;
}

/** The words of one kind, searchable by prefix and by trigram. */
export class WordList<Word extends Listed> {
  #sorted: Word[] = [];
  #added: Word[] = [];
  readonly #byPart = new Map<string, Word[]>();

  add(word: Word): void {
    this.#added.push(word);
    for (const part of partsOf(word.text)) {
      const words = this.#byPart.get(part);
      if (words) words.push(word);
      else this.#byPart.set(part, [word]);
    }
  }

  beginningWith(text: string): Word[] {
    const sorted = this.#inOrder();
    const from = placeOf(sorted, text);
    const to = Math.min(placeOf(sorted, `${text}\uffff`), from + maxFound);
    return sorted.slice(from, to);
  }

  /** Finds words by a part of at least three letters. */
  holding(text: string, work: Work): Word[] {
    let rarest: readonly Word[] | undefined;
    for (const part of partsOf(text)) {
      const words = this.#byPart.get(part) ?? [];
      if (!rarest || words.length < rarest.length) rarest = words;
    }
    const found: Word[] = [];
    for (const word of rarest ?? []) {
      if (found.length === maxFound || !work.spend(workOfWord)) break;
      if (word.text.includes(text)) found.push(word);
    }
    return found;
  }

  #inOrder(): Word[] {
    if (this.#added.length > fewNew)
      this.#sorted = [...this.#sorted, ...this.#added].toSorted((one, other) =>
        one.text < other.text ? -1 : 1,
      );
    else for (const word of this.#added) this.#sorted.splice(placeOf(this.#sorted, word.text), 0, word);
    this.#added = [];
    return this.#sorted;
  }
}

/** Returns the index of a text in sorted words, or its insertion point. */
function placeOf(sorted: readonly Listed[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle]?.text ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

function partsOf(text: string): Set<string> {
  const parts = new Set<string>();
  for (let at = 0; at + partLength <= text.length; at += 1) parts.add(text.slice(at, at + partLength));
  return parts;
}
