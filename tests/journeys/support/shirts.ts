import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { cartOf } from './customer.ts';
import { nameOf, productOf } from './texts.ts';

interface Option {
  ProductAttributeID: number;
  PrimaryKeyValue: number;
  PrimaryKeyDisplayValue: string;
}

/** Returns a cart line of white shirts, without print by default, with their numbers by the sizes of the demo shop. */
export async function whiteShirts(
  shop: string,
  pieces: Readonly<Record<string, number>>,
  printed = 'print-none',
) {
  const { id } = productOf('t-shirt', 'en');
  const answer = await fetch(`${shop}/api/v1/${getProductAllAttributesById.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestParameters: { ProductId: id, languageCode: 'en' } }),
  });
  const { data } = (await answer.json()) as { data: string };
  const options = JSON.parse(data) as Option[];
  const optionOf = (name: string) => options.find((each) => each.PrimaryKeyDisplayValue === name)!;
  const print = optionOf(nameOf('options', printed, 'en'));
  const ColorID = optionOf(nameOf('colours', 'white', 'en')).PrimaryKeyValue;
  const line = {
    ...cartOf({ id })[0]!,
    productSelectedAttributes: [
      { ProductAttributeID: print.ProductAttributeID, PrimaryKeyValue: String(print.PrimaryKeyValue) },
    ] as never[],
    VariantQuantities: Object.entries(pieces).map(([size, Quantity]) => ({
      ColorID,
      SizeID: optionOf(nameOf('sizes', size, 'en')).PrimaryKeyValue,
      Quantity,
    })),
  };
  return line;
}
