import { LRUCache } from 'lru-cache';
import { khmerSounds, latinSounds, phoneticDistance, type Sounds } from './romanised.ts';
import type { Work } from './work.ts';

/** Minimum number of consonants of a word whose vowels may differ. */
const fewestConsonants = 3;
/** A word of one consonant must have this many letters, because fewer could mean anything. */
const shortestOfOne = 4;

/** The cost of comparing the sounds of two words (see `Work`). */
const workOfSounds = 40;

/** The readings of words, because each is looked up among several groups of words. */
const readings = new LRUCache<string, Sounds[]>({ max: 2000, memoMethod: (word) => latinSounds(word) });

export class SoundIndex<Word extends { text: string }> {
  readonly #byConsonants = new Map<string, { word: Word; sounds: Sounds }[]>();

  add(word: Word): void {
    const sounds = khmerSounds(word.text);
    const same = this.#byConsonants.get(sounds.consonants);
    if (same) same.push({ word, sounds });
    else this.#byConsonants.set(sounds.consonants, [{ word, sounds }]);
  }

  /**
   * Returns the words that sound most like a word in Latin letters: those with the fewest differences, and at
   * most `most`. Stops when no work is left.
   */
  near(latin: string, max: number, work: Work): Word[] {
    for (const sounds of readings.memo(latin)) {
      const { consonants } = sounds;
      if (consonants.length < 2 && latin.length < shortestOfOne) continue;
      const same = this.#byConsonants.get(consonants) ?? [];
      if (!work.spend(workOfSounds * same.length)) return [];
      const alike = same.map(({ word, sounds: stored }) => ({
        word,
        amiss: phoneticDistance(sounds, stored),
      }));
      const isShort = consonants.replace('-', '').length < fewestConsonants;
      const lowest = Math.min(...alike.map(({ amiss }) => amiss));
      if (Math.floor(lowest) > (isShort ? 0 : max)) continue;
      const words = alike.filter(({ amiss }) => amiss === lowest).map(({ word }) => word);
      if (words.length > 0) return words;
    }
    return [];
  }
}
