import { createServer as createProbe, type AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';

/** Runs Vite inside our server: serves the pages' sources with hot reload. */
export async function openVite(): Promise<ViteDevServer> {
  return createServer({
    appType: 'custom',
    configLoader: 'native',
    // A random port, so that two shops can be developed at the same time.
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
