import { hasRenditions, renditionPath } from '#contract/picture-names.ts';
import type { Placement, PrintArea } from '#rules/print-area.ts';
import type { Pixels } from '#rules/warp.ts';
import type { PrintTask } from './print-worker.ts';

/** Draws artwork on a picture of a product. */
export interface Printer {
  /** Width divided by height of the artwork and of the picture. */
  artwork: number;
  picture: number;
  /**
   * Draws the artwork in an area: a draft is small and fast. Null if a newer drawing was requested before this one began,
   * or the browser can't draw.
   */
  draw(job: { area: PrintArea; placement: Placement }, size: 'draft' | 'full'): Promise<Pixels | null>;
  close(): void;
}

/** Widths of drawings in pixels. */
const widths = { draft: 400, middle: 640, full: 1024 } as const;
/** The longer side of artwork in pixels, as of the shop's own picture of it. */
const artworkSide = 1200;

/** Matches files that browsers can draw. A PDF is shown once the shop has made a picture of it. */
export const isDrawable = ({ type, name }: File): boolean =>
  /^image\/(?:png|jpeg|webp|svg\+xml)$/u.test(type) || /\.(?:png|jpe?g|webp|svg)$/iu.test(name);

/**
 * Opens a picture and artwork for drawing. The picture comes from the shop's own address, because a page can't read the
 * pixels of pictures from another host. Artwork is a file, read without uploading it, or the address of its picture.
 * @param width the width of full drawings in pixels
 * @returns null if the browser can't draw
 * @throws if a file is no picture
 */
export async function openPrinter(
  path: string,
  artwork: File | string,
  width: number = widths.full,
): Promise<Printer | null> {
  const shown = hasRenditions(path)
    ? renditionPath(path, width > widths.middle ? widths.full : widths.middle, 'webp')
    : path;
  const [picture, logo] = await Promise.all([imageAt(`${shown}?own`), imageOf(artwork)]);
  const worker = openWorker();
  const logoPixels = pixelsOf(logo, Math.min(artworkSide, width * 2));
  const full = pixelsOf(picture, width);
  if (!worker || !logoPixels || !full) return null;
  const ratio = { artwork: logoPixels.width / logoPixels.height, picture: full.width / full.height };
  const send = (task: PrintTask, transfer: Transferable[] = []) => worker.postMessage(task, { transfer });
  const give = (name: string, pixels: Pixels | null) =>
    pixels && send({ name, pixels }, [pixels.data.buffer]);
  give('draft', pixelsOf(picture, widths.draft));
  give('full', full);
  give('artwork', logoPixels);

  let waiting: { task: PrintTask; answer: (pixels: Pixels | null) => void } | null = null;
  let running: ((pixels: Pixels | null) => void) | null = null;
  const next = () => {
    if (running || !waiting) return;
    running = waiting.answer;
    send(waiting.task);
    waiting = null;
  };
  const end = (pixels: Pixels | null) => {
    running?.(pixels);
    running = null;
    next();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Pixels>) => end(data));
  worker.addEventListener('error', () => end(null));
  return {
    ...ratio,
    draw: ({ area, placement }, size) =>
      new Promise((answer) => {
        waiting?.answer(null);
        waiting = { task: { on: size, area, placement }, answer };
        next();
      }),
    close: () => worker.terminate(),
  };
}

function openWorker(): Worker | null {
  try {
    return new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

type Image = ImageBitmap | HTMLImageElement;

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Opens artwork. An SVG is shown as an image, in which no script runs; the content security policy allows `data:`. */
async function imageOf(artwork: File | string): Promise<Image> {
  if (typeof artwork === 'string') return imageAt(artwork);
  if (!/svg/iu.test(artwork.type) && !/\.svg$/iu.test(artwork.name)) return createImageBitmap(artwork);
  return imageAt(await dataAddress(artwork));
}

/** Returns the content of a file as an address. */
export const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(
      /svg/iu.test(file.name) ? new File([file], file.name, { type: 'image/svg+xml' }) : file,
    );
  });

/** Returns the pixels of an image whose longer side is at most so long; null if the browser hides or lacks them. */
function pixelsOf(image: Image, side: number): Pixels | null {
  const [width, height] = 'naturalWidth' in image ? sizeOf(image) : [image.width, image.height];
  const isDrawing = 'src' in image && image.src.startsWith('data:image/svg');
  const scale = Math.min(isDrawing ? Infinity : 1, side / Math.max(width, height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  });
  try {
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: null };
    return data && { data, width: canvas.width, height: canvas.height };
  } catch {
    return null;
  }
}

/** Returns the size of an image. Drawings without one get a square. */
const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): [number, number] =>
  naturalWidth > 0 && naturalHeight > 0 ? [naturalWidth, naturalHeight] : [1000, 1000];
