import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../adapters/storage/file-store.ts';
import { sanitizeSvg } from '../../pictures/sanitize-svg.ts';
import { formatOf } from '#contract/file-formats.ts';
import { isDrawing, pictureSize } from '../../pictures/original.ts';
import { hasPicture, nameOf, pathOf, storePicture } from '../../pictures/store-picture.ts';
import { OperatorError } from '../../process/operator-error.ts';

/**
 * Pictures to which a content file refers. Those in the store stay; those beside the file are read, and
 * stored on import.
 */
export class ContentPictures {
  readonly #folder: string;
  readonly #store: FileStore;
  /** Pictures that the shop shows now, even if they are missing from the store. */
  readonly #shown: ReadonlySet<string>;
  /** Pictures to be added to the store, by the path that will serve them. */
  readonly #new = new Map<string, Buffer>();

  constructor(folder: string, store: FileStore, shown: ReadonlySet<string>) {
    this.#folder = path.resolve(folder);
    this.#store = store;
    this.#shown = shown;
  }

  /**
   * Returns the path that serves, or will serve, a picture.
   * @throws OperatorError
   */
  async pathOf(field: string, named: string): Promise<string> {
    if (this.#shown.has(named)) return named;
    if (named.startsWith('/content/')) {
      if (await hasPicture(this.#store, named)) return named;
      throw new OperatorError(`${field}: picture ${named} not found in the shop`);
    }
    const file = path.resolve(this.#folder, named);
    if (!file.startsWith(this.#folder + path.sep))
      throw new OperatorError(`${field}: ${named} must be in the folder of the content file`);
    const source = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'ENOENT' ? 'not found next to the content file' : 'can’t be used as a picture';
      throw new OperatorError(`${field}: ${named} ${why}`, { cause: error });
    });
    const isSvg = formatOf(source)?.name === 'SVG';
    const content = isSvg ? sanitizeSvg(source) : source;
    if (!(isSvg ? await isDrawing(content) : await pictureSize(content)))
      throw new OperatorError(`${field}: ${named} can’t be used as a picture`);
    const served = pathOf(file, content, isSvg);
    this.#new.set(served, content);
    return served;
  }

  async store(): Promise<void> {
    for (const [served, content] of this.#new) {
      if (await hasPicture(this.#store, served)) continue;
      await (served.endsWith('.svg')
        ? this.#store.add(nameOf(served), content)
        : storePicture(this.#store, served, content));
    }
  }
}
