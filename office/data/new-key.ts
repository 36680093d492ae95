/** Generates an idempotency key for all attempts of a request. `randomUUID` isn't available on pages without TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
