import path from 'node:path';
import { hasPicture, type NewPicture, readPicture, storePicture } from '../pictures/store-picture.ts';

/** What is wrong with an entry of the file, for the person who wrote it. */
export class WrongEntry extends Error {
  override name = 'WrongEntry';
}

/** Pictures a content file names: those of the store stay, those beside the file are read, and stored when it is imported. */
export class ContentPictures {
  readonly #folder: string;
  readonly #contentFolder: string;
  readonly #new = new Map<string, NewPicture>();

  constructor(folder: string, contentFolder: string) {
    this.#folder = path.resolve(folder);
    this.#contentFolder = contentFolder;
  }

  /** The path a picture is or will be served at. `stored`: what the shop has already. @throws WrongEntry */
  async pathOf(field: string, named: string, stored: string | null | undefined): Promise<string> {
    if (named === stored) return named;
    if (named.startsWith('/content/')) {
      if (hasPicture(this.#contentFolder, named)) return named;
      throw new WrongEntry(`${field}: the shop has no picture ${named}`);
    }
    const file = path.resolve(this.#folder, named);
    if (!file.startsWith(this.#folder + path.sep))
      throw new WrongEntry(`${field}: ${named} does not lie beside the file`);
    try {
      const picture = await readPicture(file);
      this.#new.set(picture.path, picture);
      return picture.path;
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      throw new WrongEntry(
        `${field}: ${named} ${isMissing ? 'is not there' : 'cannot be used as a picture'}`,
        {
          cause: error,
        },
      );
    }
  }

  async store(): Promise<void> {
    for (const picture of this.#new.values()) await storePicture(this.#contentFolder, picture);
  }
}
