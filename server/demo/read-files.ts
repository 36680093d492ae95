import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { type DemoData, fileSchemas, productListSchema } from './files.ts';
import { productSchema } from './product-file.ts';

/** A mistake in the demo data, told by file and field for the person who edits it. */
export class DemoDataError extends Error {
  override name = 'DemoDataError';
}

const otherNames: Partial<Record<keyof typeof fileSchemas, string>> = {
  shippingMethods: 'shipping-methods.json',
  paymentMethods: 'payment-methods.json',
};

/**
 * Reads and checks the whole demo folder.
 * @throws DemoDataError naming file and field of every mistake of the first file that has one.
 */
export async function readDemoData(folder: string): Promise<DemoData> {
  const files = Object.entries(fileSchemas).map(async ([name, schema]) => {
    const file = otherNames[name as keyof typeof fileSchemas] ?? `${name}.json`;
    return [name, await readChecked(folder, file, schema)] as const;
  });
  const data = Object.fromEntries(await Promise.all(files)) as Omit<DemoData, 'products'>;
  const slugs = await readChecked(folder, 'products.json', productListSchema);
  const products = await Promise.all(slugs.map((slug) => readProduct(folder, slug)));
  return { ...data, products };
}

async function readProduct(folder: string, slug: string): Promise<DemoData['products'][number]> {
  const file = `products/${slug}.json`;
  const product = await readChecked(folder, file, productSchema);
  if (product.slug !== slug)
    throw new DemoDataError(`${file}: slug is "${product.slug}", the file is named ${slug}`);
  return product;
}

async function readChecked<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const content = await readFile(path.join(folder, file), 'utf8').catch((cause: unknown) => {
    throw new DemoDataError(`${file}: cannot be read`, { cause });
  });
  const result = schema.safeParse(parse(file, content));
  if (result.success) return result.data;
  const mistakes = result.error.issues.map(
    (issue) => `${file}: ${fieldOf(issue.path) || 'the whole'}: ${issue.message}`,
  );
  throw new DemoDataError(mistakes.join('\n'));
}

function parse(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new DemoDataError(`${file}: is no JSON: ${(cause as Error).message}`, { cause });
  }
}

/** `products[3].name.km` */
function fieldOf(steps: readonly PropertyKey[]): string {
  return steps
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`))
    .join('');
}
