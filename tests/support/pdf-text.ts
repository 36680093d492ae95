import { PDFiumLibrary } from '@hyzyla/pdfium';

export async function pdfPageCount(pdf: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    return [...document.pages()].map((page) => page.getText().replaceAll('\r', ''));
  } finally {
    library.destroy();
  }
}

/** Returns the names of the fonts in a PDF, without the subset prefix. */
export const pdfFonts = (pdf: Buffer): Set<string> =>
  new Set(pdf.toString('latin1').match(/(?<=\/FontName \/[A-Z]{6}\+)[\w-]+/gu));
