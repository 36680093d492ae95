export {
  addChunk as addPiece,
  beginUpload,
  dropUpload,
  forgetChunks as forgetPieces,
  storeOriginal as keepWhole,
  type Upload,
  uploadOf,
  uploadStoredAs,
} from './upload-queries.ts';
export {
  avifIsThere,
  claimWithoutAvif,
  saveRendition as keepMade,
  type MadePicture,
  uploadOfPicture,
} from './made-picture-queries.ts';
