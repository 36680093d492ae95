/** Returns the address of a way to buy, with the rest of the visitor's query, such as a number of pieces or a color. */
export const moodAddress = (href: string, search: string): string =>
  href + search.replace(/[?&]for=\w*$|\bfor=\w*&/u, '').replace('?', href.includes('?') ? '&' : '?');
