import { createServer as createProbe, type AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';

/** Vite inside our server: the pages' sources as they are, exchanged in the browser when they change. */
export async function openVite(): Promise<ViteDevServer> {
  return createServer({
    appType: 'custom',
    configLoader: 'native',
    // A port of its own choosing, so that two shops can be worked on at once.
    server: { middlewareMode: true, ws: { port: await freePort() } },
  });
}

async function freePort(): Promise<number> {
  const probe = createProbe();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
