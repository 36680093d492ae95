import type { PictureUse } from '#contract/constants.ts';
import { beginUpload, saveRendition, type Upload, uploadOf, uploadOfPicture } from '#shop/uploads/uploads.ts';
import type { FileStore } from '../adapters/storage/file-store.ts';
import type { CroppedPicture, Part, PictureError } from './cropped-picture.ts';
import { avifPictures, isPicture, officePictures } from './office-picture-process.ts';
import { nameOf, pathOf } from './store-picture.ts';
import { discard, storeWhole, type UploadPlace, wholeOfUpload } from './uploaded.ts';

export interface PicturePlace extends UploadPlace {
  /** The public file store. */
  content: FileStore;
  /**
   * Whether another host serves the pictures, so that all renditions must exist before a picture is shown.
   */
  isServedElsewhere: boolean;
}

export interface PictureRequest {
  use: PictureUse;
  /** An upload, or an existing picture to crop again. */
  source: { upload: string } | { path: string };
  part: Part | null;
  ratio: number | null;
  widest: number;
}

export interface Picture {
  path: string;
  width: number;
  height: number;
}

/** Returns the name of the preview that the office shows for cropping a picture again. */
export const previewName = (uploadId: string): string => `originals/${uploadId}.webp`;

/** Creates a picture of the shop. `gone`: its source no longer exists. */
export async function createRenditions(
  place: PicturePlace,
  staffId: number,
  request: PictureRequest,
): Promise<Picture | PictureError | 'gone'> {
  const upload = await sourceOf(place, staffId, request);
  if (!upload) return 'gone';
  const whole = await wholeOfUpload(place, upload);
  if (!whole) return 'gone';
  const { part, ratio, widest } = request;
  const takesDrawings = upload.use === 'setting';
  const cut = await officePictures.cut({ content: whole, part, ratio, widest, takesDrawings });
  if (!isPicture(cut)) {
    if (upload.stored === null) await discard(place, upload);
    return cut;
  }
  if (upload.stored === null) {
    await place.files.add(previewName(upload.id), Buffer.from(cut.preview));
    await storeWhole(place, staffId, upload, { name: `originals/${upload.id}`, content: whole });
  }
  return store(place, upload, cut);
}

/** Returns the source of a picture. One that wasn't created in the office becomes an upload itself. */
async function sourceOf(
  place: PicturePlace,
  staffId: number,
  { source, use }: PictureRequest,
): Promise<Upload | null> {
  if ('upload' in source) {
    const upload = await uploadOf(place.db, { staffId }, source.upload);
    return upload?.use === use ? upload : null;
  }
  const made = await uploadOfPicture(place.db, source.path);
  if (made) return made;
  const content = await place.content.read(nameOf(source.path));
  if (!content || source.path.endsWith('.svg')) return null;
  const fileName = nameOf(source.path)
    .replace(/^commonImages\//u, '')
    .replace(/\.[0-9a-f]{8}(?=\.\w+$)/u, '');
  const id = await beginUpload(place.db, { staffId }, { use, fileName, bytes: content.length });
  const upload: Upload = {
    id,
    use,
    fileName,
    bytes: content.length,
    received: content.length,
    parts: [],
    stored: null,
  };
  const name = `originals/${id}`;
  await place.files.add(previewName(id), content);
  await storeWhole(place, staffId, upload, { name, content });
  return { ...upload, stored: name };
}

async function store(
  place: PicturePlace,
  { id, fileName }: Upload,
  cut: CroppedPicture,
): Promise<Picture | 'tooSlow'> {
  const { content: put, db, isServedElsewhere } = place;
  const content = Buffer.from(cut.content);
  const isDrawing = cut.kind === 'drawing';
  const path = pathOf(fileName, Buffer.concat([Buffer.from(id), content]), isDrawing);
  if (!isDrawing) {
    const now = [officePictures.renditions(path, content, 'webp')];
    if (isServedElsewhere) now.push(avifPictures.renditions(path, content, 'avif'));
    for (const renditions of await Promise.all(now)) {
      if (!renditions) return 'tooSlow';
      for (const [name, bytes] of renditions) await put.add(nameOf(name), Buffer.from(bytes));
    }
  }
  await put.add(nameOf(path), content);
  const { width, height } = cut;
  await saveRendition(db, { path, uploadId: id, width, height, isWhole: isDrawing || isServedElsewhere });
  return { path, width, height };
}
