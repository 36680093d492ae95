/**
 * A name as part of an address: lower case, whitespace and slashes as hyphens (specification §2), other signs that would
 * break a link, or nobody sees, left out. Keeps Khmer, as it is: browsers encode what they follow, and written out it is a third as long.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s/]+/gu, '-')
    .replaceAll(/[%?#\\"'<>&.\u200B\u2060]+/gu, '')
    .replaceAll(/-{2,}/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
