import type { DemoData } from './files.ts';
import { DemoDataError } from './read-files.ts';

export type ShopPicture = DemoData['pictures'][string];

/** Finds a picture of the data by the name it has there; `asker` names the file that asks. */
export type FindPicture = (name: string, asker: string) => ShopPicture;

/** @throws DemoDataError for a picture that is not in pictures.json */
export function pictureFinder(pictures: DemoData['pictures']): FindPicture {
  return (name, asker) => {
    const picture = pictures[name];
    if (!picture) throw new DemoDataError(`${asker}: picture "${name}" is not in pictures.json`);
    return picture;
  };
}
