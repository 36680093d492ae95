/**
 * A name as part of an address: lower case, whitespace and slashes as hyphens (specification §2), other signs that would
 * break a link left out. Keeps Khmer; the result is encoded for use in a link.
 */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[\s/]+/gu, '-')
    .replace(/[%?#\\"'<>&.]+/gu, '')
    .replace(/-{2,}/gu, '-')
    .replace(/^-|-$/gu, '');
  return encodeURIComponent(slug);
}
