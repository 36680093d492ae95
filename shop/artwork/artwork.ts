export { artworkFile, artworkPreview } from './artwork-files.ts';
export { type Artwork, artworkOf, insertArtwork, type Print, printsOf } from './print-queries.ts';
export { type PrintPlace, type PrintRefusal, printToSend, sendPrint } from './send-print.ts';
