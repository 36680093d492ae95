/* oxlint-disable eslint/no-control-regex -- formats begin with such bytes */
/** A format of files that people send. Every upload and import recognizes and names formats by this table. */
export interface FileFormat {
  /** The same in both languages, with the program or device that writes it. */
  name: string;
  /** The kind of file. It decides which formats a refusal suggests instead. */
  family: 'picture' | 'drawing' | 'document' | 'archive' | 'other';
}

/** Format names by the first bytes of a file (one letter per byte) or by names inside it. The first match counts. */
const formats: Readonly<Record<FileFormat['family'], readonly (readonly [name: string, start: RegExp])[]>> = {
  picture: [
    ['PNG', /^\x89PNG\r\n/u],
    ['JPEG', /^\xff\xd8\xff/u],
    ['WebP', /^RIFF....WEBP/su],
    ['GIF', /^GIF8/u],
    ['Photoshop (PSD)', /^8BPS/u],
    ['AVIF', /^....ftyp.{0,64}avi[fs]/su],
    ['HEIC (iPhone)', /^....ftyp(?:.{4}.{0,64})?(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/su],
    ['Canon RAW', /^....ftypcrx|^II\*\0.{4}CR/su],
    ['Camera RAW', /^(?:FUJIFILM|IIU\0|IIRO)/u],
    // Raw data is a mosaic of colors, or a small picture comes first. A camera’s name alone is also in a finished TIFF.
    ['Camera RAW', /^(?:II\*\0.*\x06\x01\x03\0\x01\0{3}#\x80|MM\0\*.*\x01\x06\0\x03\0{3}\x01\x80#)/su],
    [
      'Camera RAW',
      /^(?:II\*\0.{6}\xfe\0\x04\0\x01\0{3}\x01|MM\0\*.{6}\0\xfe\0\x04\0{3}\x01\0{3}\x01).*(?:NIKON|SONY|PENTAX|Adobe DNG)/su,
    ],
    ['TIFF', /^(?:II[*+]\0|MM\0[*+])/u],
    ['BMP', /^BM.{4}\0{4}/su],
    ['JPEG XL', /^(?:\xff\x0a|\0\0\0\x0cJXL )/u],
    ['JPEG 2000', /^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/u],
    ['ICO', /^\0\0[\x01\x02]\0[^\0]\0/u],
    ['GIMP (XCF)', /^gimp xcf/u],
    ['Procreate', /^PK\x03\x04.*Document\.archive/su],
    ['Clip Studio', /^CSFCHUNK/u],
    ['Paint.NET', /^PDN3/u],
    ['Corel PHOTO-PAINT', /^CPT\d?FILE/u],
    ['Krita', /^PK\x03\x04.{0,64}application\/x-krita/su],
  ],
  drawing: [
    ['SVG', /^[\s\xef\xbb\xbf]*<(?!!doctype html|html|head|table).*?(?<=<)(?:\w+:)?svg[\s>]/isu],
    ['SVG', /^(?:\xff\xfe|\xfe\xff).*<\0?s\0v\0g\0?/su],
    ['EPS', /^(?:\xc5\xd0\xd3\xc6|\s*%!PS-Adobe-[\d.]+ EPSF)/u],
    ['Illustrator (AI)', /^\s*%!PS.*%%Creator: Adobe Illustrator/su],
    ['PostScript', /^\s*%!PS/u],
    ['CorelDRAW (CDR)', /^(?:RIFF....CDR|PK\x03\x04.*(?:coreldraw|vnd\.corel|riffData\.cdr))/su],
    ['DXF', /^\s*0\s+SECTION\s/u],
    ['AutoCAD (DWG)', /^AC10\d\d\0/u],
    ['WMF', /^\xd7\xcd\xc6\x9a/u],
    ['EMF', /^\x01\0\0\0.{36} EMF/su],
    ['Affinity', /^\0\xffKA/u],
    ['Silhouette Studio', /^silhouette/u],
    ['HPGL', /^(?:\x1b%-?\d*B)?\s*IN;/u],
    ['Visio', /^(?:PK\x03\x04.*visio\/|\xd0\xcf\x11\xe0.*V\0i\0s\0i\0o\0D)/su],
    ['Sketch', /^PK\x03\x04.*document\.json.*(?:pages\/|meta\.json)/su],
    ['Adobe XD', /^PK\x03\x04.*vnd\.adobe\.sparkler/su],
    ['Figma', /^(?:fig-kiwi|PK\x03\x04.*canvas\.fig)/su],
    ['Embroidery (PES)', /^#PES/u],
    ['Embroidery (DST)', /^LA:.{16}\rST:/su],
  ],
  document: [
    ['PDF', /^.{0,1024}%PDF-/su],
    ['InDesign (INDD)', /^\x06\x06\xed\xf5/u],
    ['Word (DOCX)', /^PK\x03\x04.*word\//su],
    ['PowerPoint (PPTX)', /^PK\x03\x04.*ppt\//su],
    ['Excel (XLSX)', /^PK\x03\x04.*xl\//su],
    ['InDesign (IDML)', /^PK\x03\x04.{0,64}application\/vnd\.adobe\.indesign/su],
    ['EPUB', /^PK\x03\x04.{0,64}application\/epub/su],
    ['XPS', /^PK\x03\x04.*FixedDocumentSequence/isu],
    ['Outlook (MSG)', /^\xd0\xcf\x11\xe0.*_\0_\0s\0u\0b\0s\0t\0g/su],
    [
      'EML',
      /^(?:(?:From|To|Subject|Date|MIME-Version|Received|Return-Path|Delivered-To|Message-ID): .*\r?\n(?:[ \t].*\r?\n)*){3}/iu,
    ],
    ['OpenDocument', /^PK\x03\x04.{0,64}application\/vnd\.oasis/su],
    ['Keynote, Pages, Numbers', /^PK\x03\x04.*Index\/(?:Document|Slide|Tables)/su],
    ['Publisher (PUB)', /^\xd0\xcf\x11\xe0.*(?:Q\0u\0i\0l\0l|Quill)/su],
    ['Excel (XLS)', /^(?:\t\x08|\xd0\xcf\x11\xe0.*W\0o\0r\0k\0b\0o\0o\0k)/su],
    ['Word, PowerPoint (DOC, PPT)', /^\xd0\xcf\x11\xe0/u],
    ['RTF', /^\{\\rtf/u],
    ['HTML', /^[\s\xef\xbb\xbf]*(?:<!doctype html|<html|<head|<table)/iu],
    ['XML', /^[\s\xef\xbb\xbf]*<\?xml/u],
    ['JSON', /^[\s\xef\xbb\xbf]*(?:\{\s*"|\[\s*\{)/u],
  ],
  other: [
    ['MOV', /^....ftypqt|^....(?:moov|mdat|wide)/su],
    ['M4A', /^....ftypM4[AB]/su],
    ['OGG, OPUS', /^OggS/u],
    ['MP4', /^....ftyp/su],
    ['AVI', /^RIFF....AVI/su],
    ['WAV', /^RIFF....WAVE/su],
    ['WebM, MKV', /^\x1aE\xdf\xa3/u],
    ['MP3', /^(?:ID3[\x02-\x04]|\xff[\xf2\xf3\xfb])/u],
    ['TTF, OTF', /^(?:\0\x01\0\0|OTTO\0|wOF[F2]\0|ttcf)/u],
    [
      'APK, IPA, JAR',
      /^PK\x03\x04.*(?:AndroidManifest\.xml|Payload\/[^/]{1,64}\.app\/|META-INF\/MANIFEST\.MF)/su,
    ],
    ['EXE', /^MZ(?!.{255}ustar).{0,64}\0/su],
    ['LNK, URL', /^(?:L\0\0\0\x01\x14\x02|\[InternetShortcut\])/u],
    ['SQLite', /^SQLite format 3/u],
  ],
  archive: [
    ['ZIP', /^PK(?:\x03\x04|\x05\x06|\x07\x08)/u],
    ['RAR', /^Rar!/u],
    ['7z', /^7z\xbc\xaf/u],
    ['TAR', /^.{257}ustar/su],
    ['GZIP, SVGZ', /^\x1f\x8b/u],
  ],
};

/** The bytes at the beginning and at the end of a file that tell its format. An archive lists its contents at its end. */
const sample = 65_536;

/** Returns the format of a file in a browser. */
export const formatOfFile = async (file: Blob): Promise<FileFormat | null> =>
  formatOf(new Uint8Array(await new Blob([file.slice(0, sample), file.slice(-sample)]).arrayBuffer()));

/** Returns the format of a file, whatever its name says; null if unknown, as for texts. */
export function formatOf(content: Uint8Array): FileFormat | null {
  const ends = [content.subarray(0, sample), content.subarray(sample).slice(-sample)];
  const letters = ends.map((end) => Array.from(end, (byte) => String.fromCharCode(byte)).join('')).join('');
  for (const [family, starts] of Object.entries(formats))
    for (const [name, start] of starts)
      if (start.test(letters)) return { name, family: family as FileFormat['family'] };
  return null;
}

/** The formats that the office shows as pictures. */
const shown = new Set(['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF', 'TIFF']);
/** The formats of phones and screenshots, none of which can contain more than a picture. */
const photos = new Set(['JPEG', 'PNG', 'WebP']);

export const isShownFormat = (format: FileFormat | null): boolean => shown.has(format?.name ?? '');
export const isPhotoFormat = (format: FileFormat | null): boolean => photos.has(format?.name ?? '');

/** Whether it is the format of an iPhone's photos, which a setting of the phone avoids. */
export const isHeic = ({ name }: FileFormat): boolean => name.startsWith('HEIC');

/** Returns the message key with which the office refuses a file that it can't show as a picture. */
export const pictureRefusal = (format: FileFormat) =>
  isHeic(format) ? 'heicPicture' : format.family === 'archive' ? 'archiveFormat' : 'pictureFormat';
