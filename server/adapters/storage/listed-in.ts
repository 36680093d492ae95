/**
 * Parses a page of a bucket's list (ListObjectsV2): the keys and the token for the next page, which is null
 * on the last one.
 */
export function listedIn(xml: string): { keys: string[]; next: string | null } {
  const isEncoded = textsOf(xml, 'EncodingType')[0] === 'url';
  const keys = textsOf(xml, 'Key').map((key) =>
    isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key,
  );
  const isMore = textsOf(xml, 'IsTruncated')[0] === 'true';
  return { keys, next: isMore ? (textsOf(xml, 'NextContinuationToken')[0] ?? null) : null };
}

const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'gu'))].map(([, text = '']) => plain(text));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string) =>
  text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu,
    (whole, hex: string, decimal: string, name: string) => {
      if (name) return entities[name] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
