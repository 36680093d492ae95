import path from 'node:path';
import { plainFileName } from '#contract/forms/tidy.ts';
import {
  addressesIn,
  fetchedPictures,
  ImportTakenError,
  type ImportWork,
  type Lacking,
  saveFetched,
  withPictures,
} from '#shop/imports/imports.ts';
import { productIds } from '#shop/catalogue/catalogue.ts';
import { addChunk, beginUpload } from '#shop/uploads/uploads.ts';
import { createRenditions, type PicturePlace } from '../pictures/create-renditions.ts';
import { productWidth } from '../pictures/original.ts';
import { hasPicture } from '../pictures/store-picture.ts';
import { chunkName } from '../pictures/uploaded.ts';
import type { Internet } from '../outgoing/public-request.ts';
import { fetchPicture } from './fetch-picture.ts';

/** Pictures fetched at once, pictures per import, and failures in a row after which a host is given up. */
const atOnce = 4;
const maxFetched = 5000;
const maxFailures = 5;
/** Addresses are keys of an index, which holds up to 2,704 bytes each. */
const maxAddressBytes = 2000;

export interface PictureFetching {
  place: PicturePlace;
  staffId: number;
  internet: Internet;
  /** Checked before each picture. */
  stopped: () => boolean;
}

/**
 * Returns how an import fetches pictures by address. They become pictures of the shop like those that staff upload. None
 * is fetched twice. An existing product keeps its pictures if one of the file can't be had.
 */
export function pictureFetching(fetching: PictureFetching): ImportWork['fetchPictures'] {
  const { place, stopped } = fetching;
  const failures = new Map<string, number>();
  let fetched = 0;

  return async (rows, note) => {
    const cellOf = ({ cells }: (typeof rows)[number]) => cells['pictures'] ?? '';
    const addresses = [...new Set(rows.flatMap((row) => addressesIn(cellOf(row))))];
    const errors = new Map<string, string>();
    const paths = await fetchedPictures(place.db, addresses);
    for (const [address, found] of paths)
      if (!(await hasPicture(place.content, found))) paths.delete(address);
    const waiting = addresses.filter((address) => !paths.has(address));
    const worker = async () => {
      while (!stopped()) {
        const next = waiting.pop();
        if (next === undefined) return;
        const found = await fetchOnce(next);
        if (found.path === undefined) errors.set(next, found.fault);
        else paths.set(next, found.path);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    // These rows are imported after the stop, with all their pictures.
    if (waiting.length > 0) throw new ImportTakenError();
    const names = new Map([...paths].map(([address, found]) => [address, path.basename(found)]));
    const existing = await productIds(
      place.db,
      rows.map(({ cells: { sku = '' } }) => sku.trim()),
    );
    return rows.map((row) => {
      const lacking = addressesIn(cellOf(row)).flatMap((address): Lacking[] => {
        const why = errors.get(address);
        return why === undefined ? [] : [{ address: address.slice(0, 500), why }];
      });
      note(row, lacking);
      const { pictures = '', ...cells } = row.cells;
      const skipsPictures =
        pictures === '' || (lacking.length > 0 && existing.has((cells['sku'] ?? '').trim()));
      return { ...row, cells: skipsPictures ? cells : { ...cells, pictures: withPictures(pictures, names) } };
    });
  };

  async function fetchOnce(address: string): Promise<{ path: string } | { path?: undefined; fault: string }> {
    const host = URL.canParse(address) ? new URL(address).host : '';
    if (Buffer.byteLength(address) > maxAddressBytes) return { fault: 'address' };
    if (fetched >= maxFetched) return { fault: 'tooMany' };
    if ((failures.get(host) ?? 0) >= maxFailures) return { fault: 'givenUp' };
    fetched += 1;
    const content = await fetchPicture(address, fetching.internet);
    if (typeof content === 'string') {
      const isOfHost = content === 'notFound' || content === 'tooSlow';
      failures.set(host, isOfHost ? (failures.get(host) ?? 0) + 1 : 0);
      return { fault: content };
    }
    failures.set(host, 0);
    return store(address, content);
  }

  async function store(address: string, content: Buffer) {
    const { db, files } = place;
    const fileName = plainFileName(new URL(address).pathname).slice(0, 200);
    const use = 'product';
    const upload = await beginUpload(
      db,
      { staffId: fetching.staffId },
      { use, fileName, bytes: content.length },
    );
    await files.add(chunkName(upload, 0, content.length), content);
    await addChunk(db, upload, { at: 0, length: content.length });
    const request = { use, source: { upload }, part: null, ratio: null, widest: productWidth } as const;
    const made = await createRenditions(place, fetching.staffId, request);
    if (typeof made === 'string') return { fault: made };
    if ('family' in made) return { fault: `format:${made.name}` };
    await saveFetched(db, address, made.path);
    return { path: made.path };
  }
}
