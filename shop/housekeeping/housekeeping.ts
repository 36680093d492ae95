export { dropStale } from './queries.ts';
export { dropSlips } from './slip-queries.ts';
export { dropUploads, type UploadFiles } from './upload-queries.ts';
