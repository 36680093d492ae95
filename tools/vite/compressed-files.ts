import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipWithCallback } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, gzip] = [promisify(brotliCompress), promisify(gzipWithCallback)];

/** Writes a compressed copy of every text file of the client, so that the server only sends it. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        // On all cores: dense compression is a quarter of a build.
        await Promise.all(
          Object.values(bundle).map(async (file) => {
            if (!/\.(?:js|css|svg)$/u.test(file.fileName)) return;
            const source = file.type === 'chunk' ? file.code : file.source;
            const [br, gz] = await Promise.all([brotli(source), gzip(source, { level: 9 })]);
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
          }),
        );
      },
    },
  };
}
