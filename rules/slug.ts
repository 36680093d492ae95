/**
 * Turns a name into part of a URL: lower case, with whitespace and slashes as hyphens (specification §2), and
 * without characters that are invisible or would break a link. Khmer letters stay as they are: browsers
 * encode the links they follow, and unencoded Khmer is a third as long.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s/]+/gu, '-')
    .replaceAll(/[%?#\\"'<>&.\u200B\u2060]+/gu, '')
    .replaceAll(/-{2,}/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
