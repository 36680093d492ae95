/**
 * Events that are called otherwise than the kind whose fields they tell of; some settings are changed with the pages, and
 * words of the catalogue are of many kinds.
 */
const others: Readonly<Record<string, readonly string[]>> = {
  settings: ['shop', 'pages', 'search'],
  word: ['brand', 'vendor', 'tag', 'colour', 'size', 'attribute', 'option'],
  'way to pay': ['wayToPay'],
  'way to deliver': ['wayToDeliver'],
};

/** Of which kinds the fields of an event are: 'banner changed' tells of a banner. A kind is its own. */
export function kindsOf(event: string): readonly string[] {
  const other = Object.keys(others).find((name) => event.startsWith(`${name} `));
  return (other && others[other]) || [event.split(' ', 1)[0] ?? ''];
}
