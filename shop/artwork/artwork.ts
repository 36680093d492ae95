export { artworkFile, artworkPreview } from './artwork-files.ts';
export { type DraftPlace, draftPlaces, sealDesigns } from './draft-queries.ts';
export {
  type Artwork,
  artworkBytes,
  artworkOf,
  insertArtwork,
  libraryOf,
  type Print,
  printsOf,
} from './print-queries.ts';
export { isRefused, type PrintPlace, type PrintRefusal, printToSend, sendPrint } from './send-print.ts';
