import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { paymentDisplays } from '#contract/constants.ts';
import { filled, slug, text } from './field-schemas.ts';
import { readChecked } from './read-checked.ts';
import { OperatorError } from '../process/operator-error.ts';

/** The schemas of database/base/*.json, documented in its README. */

const id = z.number().int().min(1);
const named = z.strictObject({ slug, name: text });
const state = named.extend({ cities: z.array(named) });
const country = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/u, 'must be a country code'),
  name: text,
  states: z.union([z.literal('cambodia.json'), z.array(state)]),
});
const cambodia = z.strictObject({
  about: z.string(),
  kinds: z.record(z.string(), z.strictObject({ km: filled, en: filled })),
  provinces: z.array(
    z.strictObject({
      code: filled,
      iso: filled,
      km: filled,
      en: filled,
      kind: filled,
      /** Code, Khmer name, Latin name, kind. */
      districts: z.array(z.tuple([filled, filled, filled, filled])),
    }),
  ),
});
const picture = z
  .string()
  .regex(/^[\w-]+\.[0-9a-f]{8}\.\w+$/u, 'must be a picture named by its content hash');

const paymentMethod = z.strictObject({
  id,
  name: text,
  picture,
  shownAs: z.enum(paymentDisplays),
  /** The only provider to which this applies. Default: every provider that serves it. */
  provider: z.string().optional(),
});

export interface BaseFiles {
  countries: z.output<typeof country>[];
  cambodia: z.output<typeof cambodia>;
  attributes: (z.output<typeof named> & { id: number })[];
  paymentMethods: z.output<typeof paymentMethod>[];
  shippingMethods: z.output<typeof named>[];
}

const ownFolder = path.resolve(import.meta.dirname, '../../database/base');

/** The pictures of the reference data, which every shop serves. */
export const basePictures = path.join(ownFolder, 'content/commonImages');

/**
 * Reads the files of the reference data.
 * @throws OperatorError that names the file and field of every mistake in the first invalid file
 */
export async function readBaseFiles(folder = ownFolder): Promise<BaseFiles> {
  const files = {
    countries: await readChecked(folder, 'countries.json', z.array(country)),
    cambodia: await readChecked(folder, 'cambodia.json', cambodia),
    attributes: await readChecked(folder, 'attributes.json', z.array(named.extend({ id }))),
    paymentMethods: await readChecked(folder, 'payment-methods.json', z.array(paymentMethod)),
    shippingMethods: await readChecked(folder, 'shipping-methods.json', z.array(named)),
  };
  const pictures = new Set(await readdir(basePictures));
  const missing = files.paymentMethods.find((method) => !pictures.has(method.picture));
  if (missing) throw new OperatorError(`payment-methods.json: ${missing.picture} not found`);
  return files;
}

/** Returns a fingerprint of the files that changes with any of them. It is cheaper than parsing them. */
export async function fingerprintOf(folder = ownFolder): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\n`).update(await readFile(path.join(folder, name)));
  return hash.digest('hex');
}
