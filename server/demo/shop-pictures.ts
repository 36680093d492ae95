import type { DemoData } from './files.ts';
import { OperatorError } from '../process/operator-error.ts';

export type ShopPicture = DemoData['pictures'][string];

/** Finds a picture by its name in the data. `usedIn` is the file that refers to it. */
export type FindPicture = (name: string, usedIn: string) => ShopPicture;

/**
 * Returns a function that finds pictures.
 * @throws OperatorError for a picture that is missing from pictures.json
 */
export function pictureFinder(pictures: DemoData['pictures']): FindPicture {
  return (name, usedIn) => {
    const picture = pictures[name];
    if (!picture) throw new OperatorError(`${usedIn}: picture "${name}" is not in pictures.json`);
    return picture;
  };
}
