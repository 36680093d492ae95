import { type Axis, axesOfNames } from './axes.ts';
import type { ForeignVariant } from './foreign-shop.ts';

/** An attribute of a product's variants. */
export interface NamedAxis {
  name: string;
  axis: Axis;
  /** The surcharge of each value, in cents. */
  values: Map<string, number>;
}

/** The price without a discount, in cents; 0 if it can't be read. */
export const regularPrice = ({ price, sale }: ForeignVariant): number =>
  sale?.regular ?? (typeof price === 'number' ? price : 0);

export const expectedVariantPrice = (
  { choices }: ForeignVariant,
  base: number,
  axes: readonly NamedAxis[],
): number =>
  choices.reduce(
    (sum, [name, value]) =>
      sum + Math.max(0, axes.find((axis) => axis.name === name)?.values.get(value) ?? 0),
    base,
  );

/**
 * Returns the attributes of variants. The surcharge of a value is what its cheapest variant costs more than the cheapest of
 * all. Where prices aren't the sum of these, the surcharges rise until no variant is cheaper than it was.
 */
export function axesOf(
  variants: readonly ForeignVariant[],
  base: number,
  chosen: ReadonlyMap<string, Axis> | undefined,
): NamedAxis[] {
  const names = [...new Set(variants.flatMap(({ choices }) => choices.map(([name]) => name)))];
  const kinds = axesOfNames(names, chosen);
  const axes = names.map((name): NamedAxis => ({
    name,
    axis: kinds.get(name) ?? 'options',
    values: new Map(),
  }));
  const lowest = Math.min(...variants.map((variant) => regularPrice(variant) - base));
  for (const variant of variants)
    for (const [name, value] of variant.choices) {
      const at = names.indexOf(name);
      const values = axes[at]?.values;
      // In a file of combinations, even the cheapest may cost more than the product. One value is to carry that.
      const more = regularPrice(variant) - base - (at > 0 ? lowest : 0);
      values?.set(value, Math.min(values.get(value) ?? more, more));
    }
  for (const variant of variants) {
    const [name = '', value = ''] = variant.choices.at(-1) ?? [];
    const values = axes.find((axis) => axis.name === name)?.values;
    const missing = regularPrice(variant) - expectedVariantPrice(variant, base, axes);
    if (values && missing > 0) values.set(value, Math.max(0, values.get(value) ?? 0) + missing);
  }
  return axes;
}
