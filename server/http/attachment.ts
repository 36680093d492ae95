/** Returns the header that makes a browser save the response under this name (RFC 6266). */
export const attachment = (fileName: string): string => `attachment; filename*=UTF-8''${encoded(fileName)}`;

/**
 * Encodes as RFC 8187 requires: encodeURIComponent doesn't escape a few characters that need escaping here.
 */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
