import sharp, { type OverlayOptions } from 'sharp';

interface Picture {
  file: string;
  caption: string;
}

const gap = 24;
const captionHeight = 28;

/**
 * Combines many pictures into one: thumbnails side by side, each under its name, long pages cropped at the
 * bottom.
 * @param width the width of a thumbnail in pixels
 */
export async function contactSheet(
  pictures: readonly Picture[],
  width: number,
  target: string,
): Promise<void> {
  const most = width * 3;
  const columns = Math.max(1, Math.floor(2000 / (width + gap)));
  const thumbs = await Promise.all(
    pictures.map(async ({ file, caption }) => {
      const { data, info } = await sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, most);
      const input =
        height === info.height
          ? data
          : await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer();
      return { input, height, caption };
    }),
  );
  const parts: OverlayOptions[] = [];
  let top = gap;
  for (let at = 0; at < thumbs.length; at += columns) {
    const row = thumbs.slice(at, at + columns);
    for (const [column, { input, caption }] of row.entries()) {
      const left = gap + column * (width + gap);
      parts.push(
        { input: captionImage(caption, width), left, top },
        { input, left, top: top + captionHeight },
      );
    }
    top += captionHeight + Math.max(...row.map(({ height }) => height)) + gap;
  }
  const sheetWidth = gap + Math.min(columns, thumbs.length) * (width + gap);
  await sharp({ create: { width: sheetWidth, height: top, channels: 3, background: '#c9c9c4' } })
    .composite(parts)
    .png()
    .toFile(target);
}

const captionImage = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}"><text x="0" y="20" font-family="sans-serif" font-size="18">${text}</text></svg>`,
  );
