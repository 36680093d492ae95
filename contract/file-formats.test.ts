import { expect, test } from 'vitest';
import { formatOf } from './file-formats.ts';

/** A file that begins with these bytes, each a letter, and holds others. */
const begins = (start: string, more = '') => Buffer.from(`${start}${'\0'.repeat(600)}${more}`, 'latin1');
/** An archive that lists these names at its end, behind more bytes than are read at its beginning. */
const zip = (...names: string[]) =>
  begins('PK\x03\x04\x14\0', `${'\0'.repeat(200_000)}PK\x01\x02${names.join('PK\x01\x02')}`);

test.each([
  ['Photoshop (PSD)', 'picture', begins('8BPS\0\x01')],
  ['HEIC (iPhone)', 'picture', begins('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['HEIC (iPhone)', 'picture', begins('\0\0\0\x24ftypmif1\0\0\0\0mif1heicmiaf')],
  ['AVIF', 'picture', begins('\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf')],
  ['TIFF', 'picture', begins('II*\0\x08\0\0\0')],
  ['TIFF', 'picture', begins('MM\0*\0\0\0\x08')],
  ['Canon RAW', 'picture', begins('II*\0\x10\0\0\0CR\x02')],
  ['BMP', 'picture', begins('BM\x36\x10\0\0\0\0\0\0')],
  ['GIF', 'picture', begins('GIF89a')],
  ['JPEG XL', 'picture', begins('\0\0\0\x0cJXL \r\n')],
  ['ICO', 'picture', begins('\0\0\x01\0\x01\0')],
  ['Procreate', 'picture', zip('Document.archive', 'QuickLook/Thumbnail.png')],
  ['EPS', 'drawing', begins('%!PS-Adobe-3.0 EPSF-3.0\n%%Creator: Adobe Illustrator(R) 24.0')],
  ['EPS', 'drawing', begins('\xc5\xd0\xd3\xc6\x20\0\0\0')],
  ['Illustrator (AI)', 'drawing', begins('%!PS-Adobe-3.0 \n%%Creator: Adobe Illustrator(R) 8.0')],
  ['CorelDRAW (CDR)', 'drawing', begins('RIFF\x10\0\0\0CDRA')],
  ['CorelDRAW (CDR)', 'drawing', zip('mimetypeapplication/x-vnd.corel.draw.document+zip')],
  ['Affinity', 'drawing', begins('\0\xffKA\x0a\0')],
  ['AutoCAD (DWG)', 'drawing', begins('AC1032')],
  ['SVG', 'drawing', Buffer.from(`<?xml version="1.0"?><!--${'-'.repeat(5000)}--><svg xmlns="x"/>`)],
  ['InDesign (INDD)', 'document', begins('\x06\x06\xed\xf5\xd8\x1d\x46\xe5')],
  ['Word (DOCX)', 'document', zip('[Content_Types].xml', 'word/document.xml')],
  ['PowerPoint (PPTX)', 'document', zip('[Content_Types].xml', 'ppt/presentation.xml')],
  ['Excel (XLSX)', 'document', zip('[Content_Types].xml', 'xl/workbook.xml')],
  ['OpenDocument', 'document', begins('PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.text')],
  ['Publisher (PUB)', 'document', begins('\xd0\xcf\x11\xe0\xa1\xb1', 'Q\0u\0i\0l\0l\0')],
  ['Excel (XLS)', 'document', begins('\xd0\xcf\x11\xe0\xa1\xb1', 'W\0o\0r\0k\0b\0o\0o\0k\0')],
  ['HTML', 'document', Buffer.from('<!DOCTYPE html><html><body><svg width="9"/></body></html>')],
  ['SVG', 'drawing', Buffer.from('\uFEFF<?xml version="1.0"?><svg xmlns="x"/>', 'utf16le')],
  ['Silhouette Studio', 'drawing', begins('silhouette05')],
  ['HPGL', 'drawing', begins('IN;SP1;PU0,0;')],
  ['Visio', 'drawing', zip('[Content_Types].xml', 'visio/document.xml')],
  ['Visio', 'drawing', begins('\xd0\xcf\x11\xe0\xa1\xb1', 'V\0i\0s\0i\0o\0D\0o\0c')],
  [
    'Camera RAW',
    'picture',
    begins('MM\0*\0\0\0\x08\0\x1e\0\xfe\0\x04\0\0\0\x01\0\0\0\x01', 'NIKON CORPORATION'),
  ],
  ['Camera RAW', 'picture', begins('II*\0\x08\0\0\0', '\x06\x01\x03\0\x01\0\0\0#\x80\0\0')],
  ['TIFF', 'picture', begins('MM\0*\0\0\0\x08\0\x1e\0\xfe\0\x04\0\0\0\x01\0\0\0\0', 'NIKON CORPORATION')],
  ['TIFF', 'picture', begins('II*\0\x08\0\0\0', 'SONY')],
  ['Camera RAW', 'picture', begins('FUJIFILMCCD-RAW 0201')],
  ['Clip Studio', 'picture', begins('CSFCHUNK')],
  ['Paint.NET', 'picture', begins('PDN3')],
  ['Corel PHOTO-PAINT', 'picture', begins('CPT9FILE')],
  ['InDesign (IDML)', 'document', begins('PK\x03\x04\x14\0mimetypeapplication/vnd.adobe.indesign-idml')],
  ['EPUB', 'document', begins('PK\x03\x04\x14\0mimetypeapplication/epub+zip')],
  ['XPS', 'document', zip('FixedDocumentSequence.fdseq')],
  ['Outlook (MSG)', 'document', begins('\xd0\xcf\x11\xe0\xa1\xb1', '_\0_\0s\0u\0b\0s\0t\0g\x001')],
  ['EML', 'document', Buffer.from('From: a@b.example\nTo: c@d.example\nSubject: Logo\n\nHere it is.')],
  ['TAR', 'archive', Buffer.from(`logo.ai${'\0'.repeat(250)}ustar`)],
  ['TAR', 'archive', Buffer.from(`MZ.ai${'\0'.repeat(252)}ustar`)],
  ['M4A', 'other', begins('\0\0\0\x20ftypM4A ')],
  ['OGG, OPUS', 'other', begins('OggS\0\x02')],
  ['APK, IPA, JAR', 'other', zip('AndroidManifest.xml', 'classes.dex')],
  ['APK, IPA, JAR', 'other', zip('Payload/Shop.app/', 'Payload/Shop.app/Info.plist')],
  ['APK, IPA, JAR', 'other', zip('META-INF/MANIFEST.MF', 'A.class')],
  ['ZIP', 'archive', zip('logo.png', 'logo.ai')],
  ['RAR', 'archive', begins('Rar!\x1a\x07\x01\0')],
  ['MP4', 'other', begins('\0\0\0\x18ftypisom')],
  ['MOV', 'other', begins('\0\0\0\x14ftypqt  ')],
  ['TTF, OTF', 'other', begins('OTTO\0\x0c')],
])('the content of %s identifies it as a %s', (name, family, content) => {
  expect(formatOf(content)).toEqual({ name, family });
});

test('text, CSV and an empty file have no recognized format', () => {
  for (const text of ['sku,price\nA1,2.00', 'Please print my logo.', ''])
    expect(formatOf(Buffer.from(text))).toBeNull();
});
