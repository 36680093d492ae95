import { hasSimilarVowels } from './khmer-spellings.ts';
import { lettersOf, popCount, typos, unitsOf } from './typos.ts';
import type { Work } from './work.ts';

/** A typo changes at most two units, of two letters each. */
const lettersOfTypo = 4;
/** The cost of comparing a unit with its neighbors (see `Work`). */
const workOfUnit = 40;

interface SameLength<Word> {
  words: Word[];
  letters: number[];
  /** When each word was added, as a sequence. */
  turns: number[];
  /** The units of each word, split when first needed. */
  units: (string[] | undefined)[];
}

/** A word that another one may mean, and the number of typos between them. */
export interface FuzzyMatch<Word> {
  word: Word;
  slips: number;
}

/** Words by length and letters, so that similar ones are found without comparing all. */
export class FuzzyWordIndex<Word extends { text: string }> {
  readonly #byLength: (SameLength<Word> | undefined)[] = [];
  #count = 0;

  add(word: Word): void {
    const { length } = word.text;
    const same = this.#byLength[length] ?? { words: [], letters: [], turns: [], units: [] };
    this.#byLength[length] = same;
    same.words.push(word);
    same.letters.push(lettersOf(word.text));
    same.turns.push(this.#count++);
  }

  /**
   * Returns the words with the fewest typos, from one to `max`, in the order they were added. Stops when no work is
   * left.
   */
  near(text: string, max: number, work: Work): FuzzyMatch<Word>[] {
    const [typed, letters] = [unitsOf(text), lettersOf(text)];
    let lowest = max;
    let near: (FuzzyMatch<Word> & { turn: number })[] = [];
    const compare = (same: SameLength<Word>, at: number) => {
      const word = same.words[at];
      if (!word || !work.spend(workOfUnit * typed.length)) return;
      const units = same.units[at] ?? unitsOf(word.text);
      same.units[at] = units;
      // Two typos and another first letter mean a different word.
      const forgiven = word.text[0] === text[0] ? lowest : Math.min(lowest, 1);
      const far = typos(typed, units, forgiven);
      if (far > forgiven || far === 0) return;
      // With three letters, only a swap is allowed, and in Khmer a similar vowel.
      if (typed.length === 3 && same.letters[at] !== letters && !hasSimilarVowels(text, word.text)) return;
      if (far < lowest) near = [];
      lowest = far;
      near.push({ word, slips: far, turn: same.turns[at] ?? 0 });
    };
    // Starts with the most likely lengths, so that fewer typos have to be considered for the others.
    for (let apart = 0; apart <= 2 * lowest; apart += 1) {
      for (const length of apart === 0 ? [text.length] : [text.length - apart, text.length + apart]) {
        const same = this.#byLength[length];
        if (!same || !work.spend(same.words.length)) continue;
        for (let at = 0; at < same.words.length; at += 1)
          if (popCount((same.letters[at] ?? 0) ^ letters) <= lettersOfTypo * lowest) compare(same, at);
      }
    }
    return near.toSorted((one, other) => one.turn - other.turn);
  }
}
