const maxWallet = { bytes: 16 * 1024, depth: 12 } as const;

/**
 * Reads the id of a wallet's order that an existing client says it captured (`payPalOrderConfirmJson`).
 * Ignores the remaining content, because the provider is asked. '' if empty, null if it can't be an id.
 */
export function readCapture(json: string): string | null {
  const text = json.trim();
  if (text === '') return '';
  if (Buffer.byteLength(text) > maxWallet.bytes || isDeeper(text)) return null;
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return null;
  if (!('id' in reply)) return '';
  const { id } = reply;
  return typeof id === 'string' && /^[\dA-Z]{6,64}$/u.test(id) ? id : null;
}

/**
 * Returns whether brackets are nested too deep. Brackets within texts count as well, but no wallet sends that
 * many.
 */
function isDeeper(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > maxWallet.depth) return true;
  }
  return false;
}
