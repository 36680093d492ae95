/**
 * Adds to a redirect the rest of the visitor's query, such as a number of pieces or a color. The redirect itself sets the
 * keys that affect rendering.
 */
export function keepQuery(location: string, address: string, rendering: readonly string[]): string {
  const { pathname, searchParams: query } = new URL(location, 'http://shop.invalid');
  for (const [name, value] of new URL(address, 'http://shop.invalid').searchParams)
    if (!rendering.includes(name)) query.append(name, value);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
