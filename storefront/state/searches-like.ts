/** Returns the searches that match the typed text: they start with it, or one of their words does. */
export function searchesLike(typed: string, searches: readonly string[]): string[] {
  const text = ` ${typed.trim().toLowerCase()}`;
  return searches.filter((search) => {
    const words = ` ${search.toLowerCase()}`;
    return text !== ' ' && words !== text && words.includes(text);
  });
}
