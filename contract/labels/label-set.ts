/**
 * The texts of one screen by key, in English and Khmer, with its entity id (specification §7: 57 to 94). Documented
 * keys (`lbl_…`) are read by existing clients; our own keys are camelCase. Label sets are in one folder per app, with
 * common ones in `shared/`, and shop/localisation finds them by reading these folders. Texts that staff override are in
 * `localized_label`. `{name}` is a placeholder. Browser builds contain only the entity id.
 */
export interface LabelSet<Key extends string = string> {
  readonly entityId: number;
  /** The built-in English texts. */
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

/** Values for the placeholders of a text. */
export type LabelValues = Readonly<Record<string, string | number>>;

/** Fills the `{name}` placeholders of a text. A placeholder without a value stays unchanged. */
export function fillLabel(text: string, values: LabelValues = {}): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
}
