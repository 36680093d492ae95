import {
  brandNames,
  broadWords,
  commonWords,
  fillers,
  giftWords,
  isEnglish,
  isKhmer,
  isPlace,
  keyOf,
  khmerWords,
  nearestArticles,
  type NeedFound,
  recipientWords,
  type Synonyms,
  wordsOf,
} from '#shop/search/search.ts';
import { detailWords, purposeWords, TypedPieces } from './typed-pieces.ts';
import {
  exactMode,
  firstLevels,
  likeCost,
  type Match,
  type Mode,
  repairCost,
  TypedWords,
} from './typed-words.ts';
import { partedKhmer, withoutFillers, withoutPlaces } from './query-parts.ts';
import { compoundsIn, isRepair } from './known-terms.ts';
import type { Meaning, Term } from './term.ts';
import type { WordIndex } from './word-index.ts';

/** The maximum number of words in a synonym, and in a Khmer word in Latin letters. */
const [longestSynonym, longestHeard] = [4, 3];
const saysPurpose = (word: string): boolean => purposeWords.has(word) || recipientWords.has(word);
/** Returns whether the catalog has each word of a meaning. */
const isThere = ({ words }: Meaning): boolean =>
  words.length > 0 && words.every((matches) => matches.length > 0);

type Unmarked = Omit<Term, 'isPurpose' | 'isDetail'>;
type Need = { places: readonly number[]; needed: Unmarked | null };
type Repairs = { repairs: Meaning[]; repaired: string | null };

/** Splits the search text into parts and finds their possible meanings. */
export class SearchTerms {
  readonly #words: WordIndex;
  readonly #typed: TypedWords;
  readonly #pieces: TypedPieces;

  constructor(words: WordIndex, synonyms: Synonyms) {
    this.#words = words;
    this.#typed = new TypedWords(words);
    this.#pieces = new TypedPieces(words, this.#typed, synonyms);
  }

  get synonyms(): Synonyms {
    return this.#pieces.synonyms;
  }

  set synonyms(synonyms: Synonyms) {
    this.#pieces.synonyms = synonyms;
  }

  /** Returns the terms of a search. `runs`: see `searchQuery`. */
  of = (runs: readonly string[], mode: Mode): Term[] => this.#terms(this.#pieces.of(runs, mode), mode);

  /** Returns the typed words without fillers and numbers. */
  words = (runs: readonly string[]): string[] =>
    runs
      .flatMap((run) => {
        const pieces = this.#pieces.of([run], exactMode);
        return isKhmer(run) && !pieces.every((piece) => this.#pieces.isSure(piece))
          ? partedKhmer(run, (part) => fillers.has(part) || this.isThere(part))
          : pieces;
      })
      .filter((word) => !fillers.has(word) && !/^\d+$/u.test(word));

  /** Returns whether names, tags or synonyms contain the exact word. */
  isThere = (word: string): boolean =>
    this.synonyms.has(word) ||
    this.#typed
      .exactly(word)
      .some(
        (match) =>
          this.#words.uses(match.word, firstLevels) > 0 && (!isKhmer(word) || this.#pieces.isSure(word)),
      );

  #terms(pieces: readonly string[], mode: Mode): Term[] {
    const terms: Term[] = [];
    const marks = { isPurpose: false, isDetail: false };
    const mark = (text: string, isPurpose: boolean) => {
      marks.isPurpose ||= terms.length > 0 && isPurpose;
      marks.isDetail ||= terms.length > 0 && detailWords.has(text);
    };
    const isOnlyFillers = pieces.every((piece) => fillers.has(piece));
    const isGift = this.#pieces.isOnlyGift(pieces);
    const { places, needed } = this.#needOf(pieces, mode);
    const [needAt = Infinity] = places;
    for (let at = 0; at < pieces.length;) {
      if (places.includes(at)) {
        const piece = pieces[at] ?? '';
        mark(piece, purposeWords.has(piece));
        if (needed && at === needAt) terms.push({ ...needed, ...marks });
        at += 1;
        continue;
      }
      const next = places.find((place) => place > at);
      const length = this.#spanAt(pieces.slice(0, next), at, mode, isGift);
      const span = pieces.slice(at, at + length);
      at += length;
      const isTyped = mode.unfinished && at >= pieces.length;
      const text = span.join(' ');
      mark(text, saysPurpose(text));
      if (fillers.has(text) && !isOnlyFillers && !isTyped) continue;
      const gifts = isGift ? this.#giftTerm(span) : null;
      const term = gifts ?? this.#term(span, { ...mode, unfinished: isTyped });
      // What follows a need, such as `on my screen`, seldom says more.
      // `Shampoo` in `shampoo for dry hair` is the thing itself, although the shop doesn't have it.
      const isThing = terms.length === 0 && purposeWords.has(pieces[at] ?? '');
      const isUnneeded = needed !== null && !isThing && !this.isThere(term.typed);
      const isOptional = term.isOptional || at > needAt || isUnneeded;
      terms.push({ ...term, isOptional, ...marks });
    }
    return isOnlyFillers ? terms : withoutPlaces(withoutFillers(terms, this.#words.vocabulary.work));
  }

  /** Returns a term for an article that isn't sold with the nearest one as its correction, if corrections are tried. */
  nearest(term: Term, { isRepairing }: Mode): Term {
    const nearest = nearestArticles.get(term.typed) ?? '';
    const offered = isRepairing ? [{ words: wordsOf(nearest), cost: repairCost }] : [];
    const meanings = this.#meaningsOf(offered).filter(isThere);
    return { ...term, isOptional: false, meanings, repaired: meanings.length > 0 ? nearest : null };
  }

  /** The shop may have no product for a need. */
  #needOf(pieces: readonly string[], mode: Mode): Need {
    const need = mode.isWithoutNeeds ? null : this.#pieces.needIn(pieces);
    const needed = need && this.#needTerm(need, pieces);
    return need && needed && needed.meanings.length > 0
      ? { places: need.places, needed }
      : { places: [], needed: null };
  }

  #needTerm({ places, products }: NeedFound, pieces: readonly string[]): Unmarked {
    const meanings = this.#meaningsOf(products.map((words, at) => ({ words, cost: Math.min(at, 1) })));
    return {
      typed: keyOf(places.map((place) => pieces[place] ?? '')),
      meanings: meanings.filter(isThere),
      isOptional: false,
      isNeed: true,
      repaired: null,
    };
  }

  /** Returns the gifts that words stand for beside a word for gifts. Null if there are none. */
  #giftTerm(span: readonly string[]): Unmarked | null {
    const typed = keyOf(span);
    const meanings = this.#meaningsOf(this.synonyms.of(this.synonyms.giftKey(typed) ?? '')).filter(isThere);
    return meanings.length > 0 ? { typed, meanings, isOptional: false, repaired: null } : null;
  }

  /** Returns how many parts from here on form a unit of meaning. */
  #spanAt(pieces: readonly string[], at: number, mode: Mode, isGift: boolean): number {
    const isFiller = fillers.has(pieces[at] ?? '');
    for (let length = Math.min(longestSynonym, pieces.length - at); length > 1; length -= 1) {
      const span = pieces.slice(at, at + length);
      const key = keyOf(span);
      if (
        this.synonyms.has(key) ||
        nearestArticles.has(key) ||
        (isGift && this.synonyms.giftKey(key) !== null)
      )
        return length;
      if (isFiller) continue;
      if (!fillers.has(span.at(-1) ?? '') && this.#joined(span).length > 0) return length;
      if (length <= longestHeard && this.#heardAsOne(span, mode).length > 0) return length;
    }
    return 1;
  }

  /** Joins 'back pack' to 'backpack', and the full name of a category to one term. */
  #joined(span: readonly string[]): Match[] {
    const words = span.filter((piece) => !fillers.has(piece));
    // 'gift for' means 'gift'.
    if (words.length < 2 || this.#pieces.isGiftFor(words)) return [];
    return this.#words.vocabulary.exactly(words.join('')).map((word) => ({ word, cost: 0 }));
  }

  /** Joins a Khmer word that was typed in Latin letters as several words, if none is known. */
  #heardAsOne(span: readonly string[], mode: Mode): string[] {
    // Some words of a Khmer one may look English, such as `tin` in `bro teh tin`.
    if (span.every(isEnglish)) return [];
    const isName = (piece: string) => !purposeWords.has(piece) && !giftWords.has(piece);
    if (!span.every((piece) => isName(piece) && this.#typed.isUnknown(piece, mode))) return [];
    const { vocabulary } = this.#words;
    // Words that are heard alone are joined only if nothing differs.
    const max = span.some((piece) => vocabulary.soundingLike(piece, 0).length > 0) ? 0 : 1;
    const words = vocabulary.soundingLike(span.join(''), max);
    return words.length > 0 ? words.map(({ text }) => text) : this.#synonymsHeard(span.join(''), max);
  }

  #synonymsHeard = (latin: string, max: number): string[] =>
    this.synonyms.soundingLike(latin, max, this.#words.vocabulary.work);

  /** Returns the meanings of a Khmer word that was heard: itself, words that contain it, and its synonyms. */
  #heard(khmer: string): Meaning[] {
    const others = this.synonyms.of(khmer).map(({ words }) => ({ words, cost: 1 }));
    return this.#meaningsOf([{ words: [khmer], cost: 0 }, ...others], repairCost);
  }

  /** Returns the meanings of synonyms, which may be the full name of a category. */
  #meaningsOf = (synonyms: ReturnType<Synonyms['of']>, more = 0): Meaning[] =>
    synonyms.flatMap(({ words, cost }) => {
      const whole = this.#joined(words);
      const own = { words: words.map((word) => this.#typed.strictly(word)), cost: cost + more };
      return whole.length > 0 ? [own, { words: [whole], cost: cost + more }] : [own];
    });

  #term(span: readonly string[], mode: Mode): Unmarked {
    const typed = keyOf(span);
    const others = this.synonyms.of(typed);
    const isKnownSo = others.length > 0;
    const own: Meaning = {
      words: span.map((piece) =>
        isKnownSo ? this.#typed.strictly(piece) : this.#typed.matchesOf(piece, mode),
      ),
      cost: 0,
    };
    const meanings = [own];
    const joined = this.#joined(span);
    if (joined.length > 0) meanings.push({ words: [joined], cost: 0 });
    meanings.push(...this.#meaningsOf(others));
    if (span.length === 1 && isKhmer(typed)) {
      const words = this.#pieces.finer(typed).map((piece) => this.#typed.matchesOf(piece, exactMode));
      if (words.length > 0) meanings.push({ words, cost: likeCost });
    }
    const isJoined = joined.length > 0;
    const { repairs, repaired } =
      span.length === 1
        ? this.#repairsOf(typed, own.words[0] ?? [], isKnownSo)
        : this.#heardAs(isKnownSo || isJoined ? [] : this.#heardAsOne(span, mode));
    meanings.push(...repairs);
    const possible = meanings.filter(isThere);
    return {
      typed,
      meanings: possible,
      isPlace: isPlace(typed) && !span.some(this.#typed.isNamed),
      isOptional:
        brandNames.has(typed) ||
        broadWords.has(typed) ||
        commonWords.has(repaired ?? '') ||
        (isKhmer(typed) ? khmerWords(typed) : span).every((word) => commonWords.has(word)),
      repaired: possible.length > 0 && possible.every(isRepair) ? repaired : null,
    };
  }

  #repairsOf(typed: string, guesses: readonly Match[], isKnownSo: boolean): Repairs {
    if (fillers.has(typed) || isEnglish(typed) || !guesses.every(({ cost }) => cost === repairCost))
      return { repairs: [], repaired: null };
    const near = isKnownSo ? null : this.#nearSynonym(typed, guesses);
    const isName = isKhmer(typed) || brandNames.has(typed);
    const heard = this.#heardAs(isName ? [] : this.#synonymsHeard(typed, guesses.length > 0 ? 0 : 1));
    return {
      repairs: [
        ...(guesses.length === 0 ? compoundsIn(typed, this.#words.vocabulary) : []),
        ...(near === null ? [] : this.#meaningsOf(this.synonyms.of(near), repairCost)),
        ...heard.repairs,
      ],
      repaired: near ?? heard.repaired,
    };
  }

  #heardAs = (khmer: readonly string[]): Repairs => ({
    repairs: khmer.flatMap((heard) => this.#heard(heard)),
    repaired: khmer[0] ?? null,
  });

  /** Returns 'trophy' for 'trohpy': the best guess, or else the nearest word with synonyms. */
  #nearSynonym = (typed: string, [match]: readonly Match[]): string | null =>
    match ? match.word.text : this.synonyms.near(typed, this.#words.vocabulary.work);
}
