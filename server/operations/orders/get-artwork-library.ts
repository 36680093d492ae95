import { getArtworkLibrary } from '#contract/operations/orders/get-artwork-library.ts';
import { libraryOf } from '#shop/artwork/artwork.ts';
import { handle } from '../../calls/operation.ts';
import { artworkRow } from './printed-row.ts';

export const handler = handle(getArtworkLibrary, async (_input, { app, caller }) =>
  (await libraryOf(app.db, caller.customerId)).map(artworkRow),
);
