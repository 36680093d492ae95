import sharp from 'sharp';
import { areaRatio, centered, placedInside, type Placement, type PrintArea } from '#rules/print-area.ts';
import { measuringLines } from './measuring-lines.ts';
import { type Pixels, printOnPicture } from '#rules/warp.ts';

export interface DrawTask {
  /** The picture of the product, as it is stored. */
  picture: Uint8Array;
  /** The PNG of the artwork that the shop made when it was sent. */
  artwork: Uint8Array;
  area: PrintArea;
  /** Null puts the artwork in the middle. */
  placement: Placement | null;
  /** The width of the result in pixels, if the picture is that wide. */
  width: number;
  /** Whether its size, and its distance from the top of the area, are drawn beside it, if the area’s real width is known. */
  isMeasured?: boolean;
}

const maxPixels = 100_000_000;

/** Returns the picture with the artwork on it as PNG, compressed little because it is drawn on. Null if either can't be read. */
export async function drawArtwork(task: DrawTask): Promise<Uint8Array | null> {
  try {
    const [picture, artwork] = [await pixelsOf(task.picture, task.width), await pixelsOf(task.artwork, 1200)];
    const ratios = { artwork: artwork.width / artwork.height, area: areaRatio(task.area, picture) };
    const placement = task.placement ? placedInside(task.placement, ratios) : centered(ratios);
    printOnPicture(picture, artwork, { area: task.area, placement });
    const { width, height } = picture;
    const lines = task.isMeasured ? measuringLines(task.area, placement, { ratios, picture }) : null;
    return await sharp(picture.data, { raw: { width, height, channels: 4 } })
      .composite(lines ? [{ input: Buffer.from(lines) }] : [])
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return null;
  }
}

async function pixelsOf(content: Uint8Array, width: number): Promise<Pixels> {
  const { data, info } = await sharp(content, { limitInputPixels: maxPixels, pages: 1 })
    .resize({ width, withoutEnlargement: true })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
