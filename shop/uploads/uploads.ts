export {
  addChunk,
  beginUpload,
  dropUpload,
  forgetChunks,
  storeOriginal,
  type Upload,
  type UploadOwner,
  uploadOf,
  uploadStoredAs,
} from './upload-queries.ts';
export {
  avifIsThere,
  claimWithoutAvif,
  saveRendition,
  type MadePicture,
  uploadOfPicture,
} from './made-picture-queries.ts';
