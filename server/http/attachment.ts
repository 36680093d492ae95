/** The header by which a browser saves what comes under this name (RFC 6266). */
export const attachment = (fileName: string): string => `attachment; filename*=UTF-8''${encoded(fileName)}`;

/** RFC 8187: encodeURIComponent leaves a few signs that must not stand bare. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
