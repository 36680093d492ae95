export { artworkFile, artworkPreview } from './artwork-files.ts';
export { type DraftPlace, draftPlaces, sealDesigns } from './draft-queries.ts';
export {
  type Artwork,
  artworkBytes,
  artworkOf,
  insertArtwork,
  isVisiblePrint,
  libraryOf,
  type Print,
  type PrintPicture,
  type PrintPlace,
  printsOf,
} from './print-queries.ts';
export { claimUnscanned, endScan, ordersToAsk, storeScan } from './scan-queries.ts';
export {
  isRefused,
  placePrint,
  type PrintContent,
  type PrintRefusal,
  printToSend,
  sendPrint,
  sendPrintIn,
} from './send-print.ts';
