/** File extensions of digital products by media type (specification §9, 'File types'). */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/rtf': 'rtf',
  'application/epub+zip': 'epub',
  'application/json': 'json',
  'application/xml': 'xml',
  'application/postscript': 'ai',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'application/vnd.rar': 'rar',
  'application/x-7z-compressed': '7z',
  'application/x-tar': 'tar',
  'application/gzip': 'gz',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/html': 'html',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif',
  'image/bmp': 'bmp',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/flac': 'flac',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/mpeg': 'mpeg',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
  'font/woff2': 'woff2',
};

/** The media type reported for a file of unknown type. */
export const genericType = 'application/octet-stream';
const genericEnding = 'bin';

/** The name of a download when the product has no name. */
const namelessDownload = 'Your_Digital_Product';

/** Returns the media type without parameters if it is a known type, or the generic type. */
export function knownType(type: string | null): string {
  const bare = type?.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(endings, bare) ? bare : genericType;
}

/**
 * Returns a download's file name: the product name without characters that file systems reject, plus the extension of
 * its type.
 */
export function downloadName(productName: string, type: string | null): string {
  const name = productName
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/^[.\s]+|[.\s]+$/gu, '');
  return `${name || namelessDownload}.${endings[knownType(type)] ?? genericEnding}`;
}
