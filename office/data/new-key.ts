/** Under which an attempt is sent, however often. `randomUUID` is kept from pages that are not served over TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
