import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The service worker. Its URL must not change, and must be at the root for it to control all pages. */
export const worker = { source: 'storefront/entry.worker.ts', file: 'sw.js' } as const;

const ofAllPages = 'storefront/entry.browser.tsx';
/** Pages are cached when they are visited. */
const isPage = /\/pages\/[^/]+\/page\.tsx$/u;

/**
 * Marks the worker's caches as belonging to one build, identified by a hash of all file names, which change
 * with their content. It also gets the list of files that any page may request later, and of their imports.
 */
export function markedWorker(): Plugin {
  return {
    name: 'marked-worker',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const chunk = bundle[worker.file];
      if (chunk?.type !== 'chunk') return;
      const names = Object.keys(bundle).toSorted().join();
      const mark = createHash('sha256').update(names).digest('hex').slice(0, 8);
      const entry = Object.values(bundle).find(
        (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(ofAllPages),
      );
      const chunkOf = (file: string) => {
        const part = bundle[file];
        return part?.type === 'chunk' ? part : undefined;
      };
      /** Adds a chunk and what it imports. */
      const add = (files: Set<string>, file: string) => {
        if (files.has(file) || !chunkOf(file)) return;
        files.add(file);
        for (const each of chunkOf(file)?.imports ?? []) add(files, each);
      };
      const [first, later] = [new Set<string>(), new Set<string>()];
      if (entry) add(first, entry.fileName);
      for (const file of first)
        for (const each of chunkOf(file)?.dynamicImports ?? [])
          if (!isPage.test(chunkOf(each)?.facadeModuleId ?? '')) add(later, each);
      const addresses = [...later].flatMap((file) => [
        `/${file}`,
        ...[...(chunkOf(file)?.viteMetadata?.importedCss ?? [])].map((style) => `/${style}`),
      ]);
      chunk.code = chunk.code.replace('%BUILD%', mark).replace('%LATER%', addresses.join(' '));
    },
  };
}
