import { escaped, headed, listIn, listText, plain } from './cell-text.ts';

/** The most pictures of one product that are fetched. */
export const maxPictures = 20;

/** Returns the color and the address of each picture in a cell of an export. */
const picturesIn = (cell: string): { colour: string | null; address: string }[] =>
  listIn(cell)
    .slice(0, maxPictures)
    .map((piece) => {
      const { head, rest } = headed(piece);
      return { colour: head, address: plain(rest) };
    });

export const addressesIn = (cell: string): string[] => picturesIn(cell).map(({ address }) => address);

/** Replaces addresses by file names of the shop. Those without one are left out. */
export const withPictures = (cell: string, names: ReadonlyMap<string, string>): string =>
  listText(
    picturesIn(cell).flatMap(({ colour, address }) => {
      const name = names.get(address);
      if (name === undefined) return [];
      return [`${colour === null ? '' : `${colour}: `}${escaped(name, ';:')}`];
    }),
  );
