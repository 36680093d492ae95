import { pageAt } from './page-paths.ts';

/** What a scanned text names: an order, a product, or a code that the shop has to look up. */
export type ScannedCode = { order: string } | { productId: number } | { code: string };

/** The largest id that the database has. */
const maxId = 2_147_483_647;

/**
 * Reads a scanned text. Labels have the addresses of pages as QR codes; the shop's domain may have changed since. Packages have
 * addresses with their GTIN (GS1 Digital Link).
 */
export function scannedCode(text: string): ScannedCode {
  const plain = text.trim();
  const url = /^https?:/iu.test(plain) && URL.canParse(plain) ? new URL(plain) : null;
  if (!url) return { code: plain };
  const [, gtin] = /\/01\/(\d{8,14})(?:\/|$)/u.exec(url.pathname) ?? [];
  if (gtin !== undefined) return { code: gtin };
  const [, order] = /^\/office\/(?:\w\w\/)?(?:workshop|orders)\/([^/]+)\/?$/u.exec(url.pathname) ?? [];
  if (order !== undefined) return { order: decoded(order) };
  const page = pageAt(url.pathname);
  const id = Number(page?.params[0]);
  return page?.screen === 'productDetail' && Number.isInteger(id) && id <= maxId
    ? { productId: id }
    : { code: plain };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
