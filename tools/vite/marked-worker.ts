import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The service worker. Its address must stay, and be at the root for it to see all pages. */
export const worker = { source: 'storefront/entry.worker.ts', file: 'sw.js' } as const;

/** The worker keeps what it kept for one build: its mark is that of all files' names, which change with their content. */
export function markedWorker(): Plugin {
  return {
    name: 'marked-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunk = bundle[worker.file];
      if (chunk?.type !== 'chunk') return;
      const names = Object.keys(bundle).toSorted().join();
      const mark = createHash('sha256').update(names).digest('hex').slice(0, 8);
      chunk.code = chunk.code.replace('%BUILD%', mark);
    },
  };
}
