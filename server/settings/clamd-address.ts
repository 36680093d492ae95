/** Where clamd listens: a Unix socket, or a host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** Reads `CLAMD`: the path of a Unix socket, or host:port. */
export function clamdAddress(text: string): ClamdAddress {
  if (text.startsWith('/')) return { path: text };
  const { hostname, port } = new URL(`tcp://${text}`);
  return { host: hostname.replaceAll(/[[\]]/gu, ''), port: Number(port) };
}
