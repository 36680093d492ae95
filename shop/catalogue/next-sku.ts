/** The first SKU of a shop without SKUs. */
const first = 'P-1001';
const numbered = /^(?<start>.*?)(?<figures>\d{1,9})$/u;

/**
 * Returns the SKU after the highest that shares its prefix with the newest.
 * @param numbers newest first
 */
export function nextSku(numbers: readonly string[]): string {
  const parts = numbers.flatMap((sku) => {
    const { start, figures } = numbered.exec(sku)?.groups ?? {};
    return start === undefined || figures === undefined ? [] : [{ start, figures }];
  });
  const [newest] = parts;
  if (!newest) return first;
  const alike = parts.filter(({ start }) => start === newest.start);
  const highest = Math.max(...alike.map(({ figures }) => Number(figures)));
  const width = Math.max(...alike.map(({ figures }) => figures.length));
  return `${newest.start}${String(highest + 1).padStart(width, '0')}`;
}
