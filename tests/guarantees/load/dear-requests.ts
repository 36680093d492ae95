import fc from 'fast-check';
import { z } from 'zod';
import type { Operation } from '#contract/operation.ts';
import { defaultLanguage, languageCodes } from '#contract/languages.ts';
import { screenPaths } from '#storefront/routes.ts';
import { honestParameters } from '../input/honest-parameters.ts';
import type { Question } from '../asking.ts';

/** A request to a public URL, split into the parts that can vary. */
export interface Request {
  address: string;
  fields: Readonly<Record<string, unknown>>;
}

/** A public URL, and possible values of its fields. */
export interface PublicAddress {
  name: string;
  honest: readonly Request['fields'][];
  names: readonly string[];
  questionOf(fields: Request['fields']): Question;
}

const listKeys = 'SearchTerm brand category color page price rating show size sort tag view'.split(' ');
const ids = { productId: 1, categoryId: 1, campaignId: 1 } as const;

/** Returns calls that a guest may make, pages, and the page data that browsers request. */
export function publicAddresses(operations: readonly Operation[]): PublicAddress[] {
  const calls = operations
    .filter(({ caller }) => caller === 'anyone')
    .map((operation): PublicAddress => ({
      name: operation.name,
      honest: honestParameters(operation, { product: 1, missing: 900_000 }),
      names:
        operation.request instanceof z.ZodObject
          ? Object.keys(operation.request.shape).filter((name) => name !== 'recordValueJson')
          : [],
      questionOf: (fields) => ({
        path: `/api/v1/${operation.path}`,
        body: JSON.stringify({ requestParameters: fields }),
      }),
    }));
  const pages = Object.entries(screenPaths).flatMap(([name, path]) =>
    ['', '/page-data'].map((before): PublicAddress => ({
      name: `${before}${path}`,
      honest: [{}],
      names: ['lang', ...(name === 'allProducts' ? listKeys : ['x'])],
      questionOf({ lang = defaultLanguage, ...query }) {
        const filled = path.replaceAll(/:(\w+)/gu, (_, key: string) =>
          String(ids[key as keyof typeof ids] ?? 'x'),
        );
        const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
        return {
          path: `${before}/${String(lang)}${filled}?${text.toString()}`,
          headers: { accept: 'text/html' },
          body: '',
        };
      },
    })),
  );
  return [...calls, ...pages];
}

const letters = {
  latin: Array.from('abcdefghijklmnopqrstuvwxyz'),
  khmer: Array.from('កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអាិីឹុូេែោ្'),
  digits: Array.from('0123456789'),
  others: Array.from("Ωжéßあ漢😀-.'’/& "),
};
const script = fc.constantFrom(
  ...Object.values(letters),
  [...letters.latin, ...letters.digits],
  Object.values(letters).flat(),
);
const long = fc.constantFrom(2, 4, 8, 20, 60, 100, 200);
const word = fc
  .tuple(script, long)
  .chain(([signs, maxLength]) =>
    fc.string({ unit: fc.constantFrom(...signs), minLength: maxLength / 2, maxLength }),
  );
const soldMessages =
  'mug pen bag cotton bottle gift notebook umbrella wooden clock ceramic gold shirt ពែង ប៊ិច កាបូប អាវយឺត ដប GROWN-107'.split(
    ' ',
  );
/** Generates a product's name, or one with a letter removed. */
const like = fc
  .tuple(fc.constantFrom(...soldMessages), fc.nat(12))
  .map(([text, at]) => text.slice(0, at) + text.slice(at + 1));
const text = fc.oneof(
  word,
  fc.array(fc.oneof(word, like), { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
  fc.array(like, { minLength: 1, maxLength: 30 }).map((words) => words.join('')),
);
const number = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom(1e4, 1e6, 2 ** 31 - 1));
const someIds = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 100 });
const lines = someIds.chain((all) =>
  fc.integer({ min: 1, max: 10 }).map((Quantity) =>
    all.map((ProductId) => ({
      ProductId,
      Quantity,
      productSelectedAttributes: [1, 2, 3].map((ProductAttributeID) => ({
        ProductAttributeID,
        PrimaryKeyValue: 1,
      })),
    })),
  ),
);
const shapes: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/^(lang|languageCode)$/u, fc.constantFrom(...languageCodes)],
  [/^cartJsonData$/u, lines.map((all) => JSON.stringify(all))],
  [/^(Items|Lines)$/u, lines],
  [/^ProductsIds$/u, someIds.map((all) => JSON.stringify(all.map((ProductId) => ({ ProductId }))))],
  [
    /^(OrderByColumnName|sort)$/u,
    fc.constantFrom('Price ASC', 'Price DESC', 'Date ASC', 'Date DESC', 'price-asc', 'newest', ''),
  ],
  [/^price$/u, fc.tuple(number, number).map((both) => both.join('-'))],
  [/^(PageNo|PageSize|page|show)$/u, number],
  [/^(Min|Max)Price$|Rating$|^rating$/u, number],
  [
    /ID$|Id$|^(brand|category|color|size|tag)$/u,
    fc.oneof(
      someIds.map((all) => all.join(',')),
      number,
    ),
  ],
];
const anything = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: number },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 5000 }).map((length) => 'x'.repeat(length)) },
);

/** Returns the same request with one or some of the fields drawn again. */
export function mutated(
  { honest, names }: PublicAddress,
  from: Request['fields'] | undefined,
  seed: number,
): Request['fields'] {
  const draw = <Value>(arbitrary: fc.Arbitrary<Value>): Value =>
    fc.sample(arbitrary, { numRuns: 1, seed: (seed += 1) })[0]!;
  const fields = { ...(from ?? draw(fc.constantFrom(...honest))) };
  if (names.length === 0) return fields;
  for (const name of draw(fc.subarray([...names], { minLength: 1, maxLength: Math.min(3, names.length) })))
    fields[name] = draw(shapes.find(([pattern]) => pattern.test(name))?.[1] ?? anything);
  return fields;
}
