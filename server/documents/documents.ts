import type { Answer } from '#contract/operation.ts';
import type { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { officePaperLabels } from '#contract/labels/office/papers.ts';
import { builtInTexts } from '#shop/localisation/localisation.ts';

/** The content of documents in one file. */
export type Documents = Answer<typeof getInvoices>;
export type Sheet = Documents['sheets'][number];

type DocumentType = 'invoice' | 'packingSlip' | 'creditNote';

/**
 * Returns documents in one file. The file name describes the content, for the browser tab and the downloads
 * folder.
 */
export function asDocuments(kind: DocumentType, sheets: Sheet[]): Documents {
  const [first] = sheets;
  const what = sheets.length === 1 ? (first?.number ?? '') : String(sheets.length);
  return { title: `${builtInTexts(officePaperLabels, 'en')[kind]} ${what}`, sheets };
}
