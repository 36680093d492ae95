/** Generates a random UUID. `crypto.randomUUID` isn't available on pages without TLS. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, '$1-$2-4$3-8$4-$5');
}

/** Generates an idempotency key for all attempts of a request. */
export const newKey = (): string => newUuid().replaceAll('-', '');
