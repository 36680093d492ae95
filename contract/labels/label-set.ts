/**
 * The texts of one screen by key, in English and Khmer, with its entity id (specification §7: 57 to 94). Documented keys
 * (`lbl_…`) are those existing clients read; keys of our own are camelCase. Sets lie in a folder for each app, those of all
 * apps in `shared/`, and are found by reading the folders (shop/localisation). What staff wrote in the place of a text is
 * in `localized_label`. `{name}` marks a place filled in when shown. Browsers keep the entity id alone.
 */
export interface LabelSet<Key extends string = string> {
  readonly entityId: number;
  /** The built-in English. */
  readonly texts: Readonly<Record<Key, string>>;
  readonly khmer: Readonly<Record<Key, string>>;
}

export function labelSet<const Key extends string>(
  entityId: number,
  texts: Readonly<Record<Key, readonly [english: string, khmer: string]>>,
): LabelSet<Key> {
  const column = (at: 0 | 1) =>
    Object.fromEntries(Object.entries<readonly string[]>(texts).map(([key, text]) => [key, text[at]]));
  return { entityId, texts: column(0), khmer: column(1) } as LabelSet<Key>;
}

/** What a text's places are filled with. */
export type LabelValues = Readonly<Record<string, string | number>>;

/** Fills the `{name}` places of a text; a place without a value stays as it is written. */
export function fillLabel(text: string, values: LabelValues = {}): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
}
