/** The search text's parameter in a table's URL. */
const searched = 'find';

/**
 * Returns the part of a query that a saved view stores. Only product searches are stored: another search text
 * may be a person's name or number, and views are kept for a long time.
 */
export function storedQuery(screen: string, query: string): string {
  const said = new URLSearchParams(query);
  if (screen !== 'products') said.delete(searched);
  return said.toString();
}
