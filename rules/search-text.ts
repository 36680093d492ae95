/**
 * Returns whether a text is a search: it has two characters (specification §5), or one that is a word, as emoji and
 * Chinese characters are. These follow the alphabets and arrows, which end at `⇿`. In few bytes, because each page loads it.
 */
export const isSearch = (text: string): boolean => /..|[^ -⇿]/su.test(text.trim());
