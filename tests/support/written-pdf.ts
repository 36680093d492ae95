/**
 * Returns a PDF of one page, 200 × 200 points, with a font that it doesn't contain (F1) and a picture of 2 × 2 pixels
 * (Im1).
 * @param catalog more entries of its catalog
 * @param trailer more entries of its trailer
 */
export function pdfOf(content: string, catalog = '', trailer = ''): Buffer {
  const stream = (entries: string, text: string) =>
    `<<${entries}/Length ${text.length}>>\nstream\n${text}\nendstream`;
  const picture = '/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceRGB/BitsPerComponent 8';
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</Im1 6 0 R>>>>>>',
    stream('', content),
    '<</Type/Font/Subtype/Type1/BaseFont/Garamond-Kado>>',
    stream(picture, '\u00FF\0\0\0\u00FF\0\0\0\u00FF\u00FF\u00FF\u00FF'),
  ];
  return pdfOfObjects(objects, trailer);
}

/** Returns a PDF of these objects, numbered from 1. The first one is its catalog. */
export function pdfOfObjects(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}
