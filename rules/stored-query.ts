/** The search text's parameter in a table's address. */
const searched = 'find';

/**
 * Returns the part of a query that a saved view stores. A search text may be a person's name or number, and views last,
 * so only product searches are stored.
 */
export function storedQuery(screen: string, query: string): string {
  const said = new URLSearchParams(query);
  if (screen !== 'products') said.delete(searched);
  return said.toString();
}
