/** Searches that match a text being typed: they, or one of their words, start with it. */
export function searchesLike(typed: string, searches: readonly string[]): string[] {
  const text = ` ${typed.trim().toLowerCase()}`;
  return searches.filter((search) => {
    const words = ` ${search.toLowerCase()}`;
    return text !== ' ' && words !== text && words.includes(text);
  });
}
