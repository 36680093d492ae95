import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { artworkLimits, type OptionAsks } from '#contract/artwork.ts';
import type { DemoData } from '#server/demo/files.ts';
import type { DemoProduct } from '#server/demo/product-file.ts';
import { projectRoot } from '../../architecture/import-rules.ts';

type Option = DemoData['attributes'][number]['options'][number];

/** What the demo shop can do, read from its products, options, methods and settings, and from the calls of the shop. */
export const abilitiesOf = (data: DemoData) => {
  const options = new Map<string, Option>(
    data.attributes.flatMap((attribute) => attribute.options).map((option) => [option.slug, option]),
  );
  const valuesOf = (product: DemoProduct): Option[] =>
    product.options.flatMap(({ choices }) => choices.flatMap(({ option }) => options.get(option) ?? []));
  const isAsked = (product: DemoProduct, ...kinds: OptionAsks[]) =>
    valuesOf(product).some(({ asksFor }) => asksFor && kinds.includes(asksFor));
  const daysOf = ({ shippingDays }: DemoProduct) => shippingDays.split('-').map(Number);
  return {
    data,
    /** Whether one of the products asks for one of these. */
    asks: (products: readonly DemoProduct[], ...kinds: OptionAsks[]) =>
      products.some((product) => isAsked(product, ...kinds)),
    /** Whether one of the products is decorated in any way, so that its customer approves a proof. */
    prints: (products: readonly DemoProduct[]) =>
      products.some((product) => isAsked(product, 'artwork', 'text', 'names', 'drawing')),
    /** Whether a product asks for something in an option whose name begins with this. */
    has: (products: readonly DemoProduct[], slug: RegExp) =>
      products.some((product) => valuesOf(product).some((value) => slug.test(value.slug) && value.asksFor)),
    /** The longest text that a product takes. */
    letters: (product: DemoProduct) => (isAsked(product, 'text') ? artworkLimits.text : 0),
    /** The days that decoration adds, of options and methods of printing. */
    extraDays: new Set([
      ...[...options.values()].flatMap(({ extraDays = 0 }) => (extraDays > 0 ? [extraDays] : [])),
      ...data.methods.map(({ days }) => days),
    ]),
    /** The working days until a product has arrived in the provinces, with three for its proof if it needs one. */
    longestDays: (products: readonly DemoProduct[]) =>
      Math.max(
        ...products.map((product) => {
          const added = valuesOf(product).map(({ extraDays = 0 }) => extraDays);
          const [proof, decoration] = added.some((days) => days > 0) ? [3, Math.max(...added)] : [0, 0];
          return (daysOf(product).at(-1) ?? 0) + decoration + proof + data.settings.provinceDays.to;
        }),
      ),
    usualDays: daysOf(data.products[0]!),
  };
};
export type Abilities = ReturnType<typeof abilitiesOf>;

const operations = readdirSync(path.join(projectRoot, 'contract/operations'), { recursive: true }).map(
  String,
);

/** Whether the shop has a call of this name. */
export const hasCall = (name: RegExp): boolean => operations.some((file) => name.test(file));
export const hasFile = (file: string): boolean => existsSync(path.join(projectRoot, file));
export const sourceOf = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
