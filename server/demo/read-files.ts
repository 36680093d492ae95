import { readBaseFiles } from '../reference-data/base-files.ts';
import { readChecked } from '../reference-data/read-checked.ts';
import { type DemoData, fileSchemas, productListSchema } from './files.ts';
import { productSchema } from './product-file.ts';
import { OperatorError } from '../process/operator-error.ts';

/**
 * Reads and validates the whole demo folder and the reference data on which it builds.
 * @throws OperatorError that names file and field of every mistake in the first invalid file
 */
export async function readDemoData(folder: string): Promise<DemoData> {
  const files = Object.entries(fileSchemas).map(async ([name, schema]) => {
    return [name, await readChecked(folder, `${name}.json`, schema)] as const;
  });
  const data = Object.fromEntries(await Promise.all(files)) as Omit<DemoData, 'products' | 'base'>;
  const slugs = await readChecked(folder, 'products.json', productListSchema);
  const products = await Promise.all(slugs.map((slug) => readProduct(folder, slug)));
  const base = await readBaseFiles();
  // Color and size come first, because they have the lowest ids; their options are the colors and sizes.
  const ofAll = base.attributes.map(({ slug, name }) => ({ slug, name, options: [] }));
  return { ...data, attributes: [...ofAll, ...data.attributes], products, base };
}

async function readProduct(folder: string, slug: string): Promise<DemoData['products'][number]> {
  const file = `products/${slug}.json`;
  const product = await readChecked(folder, file, productSchema);
  if (product.slug !== slug)
    throw new OperatorError(`${file}: slug is "${product.slug}", but the file name is ${slug}`);
  return product;
}
