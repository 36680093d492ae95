export {
  addPiece,
  beginUpload,
  dropUpload,
  forgetPieces,
  keepWhole,
  type Upload,
  uploadOf,
  uploadStoredAs,
} from './upload-queries.ts';
export {
  avifIsThere,
  claimWithoutAvif,
  keepMade,
  type MadePicture,
  uploadOfPicture,
} from './made-picture-queries.ts';
