/** A color and a size by id; 0 for none. */
export interface VariantIds {
  colorId: number;
  sizeId: number;
}

/** Returns the query with which a link to a product's page selects a variant. */
export const variantQuery = ({ colorId, sizeId }: VariantIds): string =>
  `?${[colorId && `color=${colorId}`, sizeId && `size=${sizeId}`].filter(Boolean).join('&')}`;

export function variantIn(query: string): VariantIds {
  const given = new URLSearchParams(query);
  const idOf = (name: string) => Math.trunc(Number(given.get(name))) || 0;
  return { colorId: idOf('color'), sizeId: idOf('size') };
}
