/** English and Khmer by key. */
export type Texts = ReadonlyMap<string, { english: string; khmer: string }>;

type Sets = Readonly<
  Record<string, { texts: Readonly<Record<string, string>>; khmer: Readonly<Record<string, string>> }>
>;

/** Returns the texts of label sets, under keys such as `orderLabels.ended`. */
export const textsOf = (sets: Sets): Texts =>
  new Map(
    Object.entries(sets).flatMap(([name, { texts, khmer }]) =>
      Object.entries(texts).map(([key, english]) => [`${name}.${key}`, { english, khmer: khmer[key] ?? '' }]),
    ),
  );

/** Returns the keys whose English differs between two versions while their Khmer is the same. */
export const staleKeys = (
  before: Texts,
  after: Texts,
): { key: string; was: string; is: string; khmer: string }[] =>
  [...after].flatMap(([key, { english, khmer }]) => {
    const old = before.get(key);
    return old && old.english !== english && old.khmer === khmer
      ? [{ key, was: old.english, is: english, khmer }]
      : [];
  });
