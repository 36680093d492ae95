import { attributeKinds, priceTypes } from '#contract/constants.ts';
import type { DemoData, DemoText } from './files.ts';
import type { DemoProduct } from './product-file.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { DemoIds } from './slugs.ts';

/** An option value of a product, including colors and sizes, with its surcharge. */
export interface Choice {
  attribute: string;
  option: string;
  attributeId: number;
  optionId: number;
  /** Business days that it adds to those of the product. */
  extraDays: number;
  attributeName: DemoText;
  optionName: DemoText;
  required: boolean;
  priceType: 1 | 2;
  /** The surcharge in cents, or in hundredths of a percent of the base price. */
  amount: number;
}

/** Returns all option values of a product in display order: colors, sizes, then the others. */
export function choicesOf(product: DemoProduct, data: DemoData, ids: DemoIds): Choice[] {
  const file = `products/${product.slug}.json`;
  const colours = product.colours.map(({ colour }) => colour);
  refuseOtherClients(file, 'colourAmounts', Object.keys(product.colourAmounts), colours);
  refuseOtherClients(file, 'sizeAmounts', Object.keys(product.sizeAmounts), product.sizes);
  const fixed = (
    slugs: readonly string[],
    kind: 'color' | 'size',
    amounts: Record<string, number>,
  ): Choice[] =>
    slugs.map((slug) => {
      const optionId = kind === 'color' ? ids.colours.idOf(slug, file) : ids.sizes.idOf(slug, file);
      const option = (kind === 'color' ? data.colours : data.sizes)[optionId - 1]!;
      return {
        attribute: kind,
        option: slug,
        attributeId: attributeKinds[kind],
        optionId,
        extraDays: 0,
        attributeName: data.attributes[attributeKinds[kind] - 1]!.name,
        optionName: option.name,
        required: true,
        priceType: priceTypes.fixedValue,
        amount: amounts[slug] ?? 0,
      };
    });
  return [
    ...fixed(colours, 'color', product.colourAmounts),
    ...fixed(product.sizes, 'size', product.sizeAmounts),
    ...product.options.flatMap((group) => groupChoices(group, file, data, ids)),
  ];
}

function groupChoices(
  group: DemoProduct['options'][number],
  file: string,
  data: DemoData,
  ids: DemoIds,
): Choice[] {
  const attributeId = ids.attributes.idOf(group.attribute, file);
  const attribute = data.attributes[attributeId - 1]!;
  return group.choices.map((choice) => {
    const option = attribute.options.find(({ slug }) => slug === choice.option);
    if (!option) throw new OperatorError(`${file}: "${choice.option}" isn’t a value of ${group.attribute}`);
    return {
      attribute: group.attribute,
      option: choice.option,
      attributeId,
      optionId: ids.options.idOf(choice.option, file),
      extraDays: option.extraDays ?? 0,
      attributeName: attribute.name,
      optionName: option.name,
      required: group.required,
      priceType: choice.percent === undefined ? priceTypes.fixedValue : priceTypes.percentage,
      amount: choice.percent ?? choice.amount ?? 0,
    };
  });
}

function refuseOtherClients(
  file: string,
  field: string,
  given: readonly string[],
  found: readonly string[],
): void {
  const stranger = given.find((slug) => !found.includes(slug));
  if (stranger !== undefined) throw new OperatorError(`${file}: ${field}: the product has no "${stranger}"`);
}
