/** The text a table is searched for, in its address. */
const searched = 'find';

/**
 * What a saved view keeps of an address's query. A text that was searched for may be somebody's name or number, and a view
 * stays: only among goods it is kept.
 */
export function keptQuery(screen: string, query: string): string {
  const said = new URLSearchParams(query);
  if (screen !== 'products') said.delete(searched);
  return said.toString();
}
