/**
 * The texts of one screen: its entity id (specification §7: 57 to 94) and the built-in English by key. Documented keys
 * (`lbl_…`) are those existing clients read; keys of our own are camelCase. Khmer lives in the database
 * (`localized_label`), is editable there, and falls back to the English here when it is blank or missing.
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

/** What a text's places are filled with. */
export type LabelValues = Readonly<Record<string, string | number>>;

/** Fills the `{name}` places of a text; a place without a value stays as it is written. */
export function fillLabel(text: string, values: LabelValues = {}): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
}
