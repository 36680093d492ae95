import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The service worker. Its URL must not change, and must be at the root for it to control all pages. */
export const worker = { source: 'storefront/entry.worker.ts', file: 'sw.js' } as const;

const ofAllPages = 'storefront/entry.browser.tsx';

/**
 * Marks the worker's caches as belonging to one build, identified by a hash of all file names, which change
 * with their content. It also gets the list of files that any page may request later, with what those import.
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
      const later = new Set<string>();
      const add = (file: string) => {
        const part = bundle[file];
        if (later.has(`/${file}`) || part?.type !== 'chunk') return;
        later.add(`/${file}`);
        for (const style of part.viteMetadata?.importedCss ?? []) later.add(`/${style}`);
        for (const each of part.imports) add(each);
      };
      for (const file of entry?.type === 'chunk' ? entry.dynamicImports : []) add(file);
      chunk.code = chunk.code.replace('%BUILD%', mark).replace('%LATER%', [...later].join(' '));
    },
  };
}
