/**
 * The texts of one screen: its entity id (specification §7: 57 to 94) and the built-in English by key. Documented keys
 * (`lbl_…`) are those existing clients read; keys of our own are camelCase. Its Khmer stands
 * beside it (`<set>.km.ts`), for the server alone; what staff wrote in the place of either is in `localized_label`.
 * `{name}` marks a place filled in when shown.
 */
export interface LabelSet<Key extends string = string> {
  readonly entityId: number;
  readonly texts: Readonly<Record<Key, string>>;
}

export function labelSet<const Texts extends Record<string, string>>(
  entityId: number,
  texts: Texts,
): LabelSet<Extract<keyof Texts, string>> {
  return { entityId, texts };
}

/** The Khmer of a set: a text for every key of it, and no other. */
export type KhmerOf<Set extends LabelSet> = Readonly<Record<keyof Set['texts'], string>>;

/** What a text's places are filled with. */
export type LabelValues = Readonly<Record<string, string | number>>;

/** Fills the `{name}` places of a text; a place without a value stays as it is written. */
export function fillLabel(text: string, values: LabelValues = {}): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
}
