import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Storefront from '#storefront/entry.server.tsx';
import type { BuildFiles } from '#storefront/entry.server.tsx';
import type { AppContext } from '../context.ts';

export type StorefrontBuild = Pick<
  typeof Storefront,
  'render' | 'loadFrame' | 'linksOf' | 'matchRoute' | 'queryKeys' | 'screens'
>;

/** The built storefront and the addresses of its files. */
export interface Renderer {
  storefront(): Promise<StorefrontBuild>;
  files: BuildFiles;
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Loads the storefront's build; while developing, Vite gives the sources instead. */
export async function loadRenderer(app: AppContext, buildFolder: string): Promise<Renderer> {
  if (app.dev) {
    const { dev } = app;
    const head = await dev.transformIndexHtml('/', '<html><head></head><body></body></html>');
    return {
      storefront: async () => (await dev.ssrLoadModule('/storefront/entry.server.tsx')) as StorefrontBuild,
      files: {
        entry: '/storefront/entry.browser.tsx',
        pages: {},
        styles: [],
        scripts: [],
        headStart: /<head>([\s\S]*?)<\/head>/u.exec(head)?.[1] ?? '',
      },
    };
  }
  const build = (await import(
    pathToFileURL(path.join(buildFolder, 'server/entry.server.js')).href
  )) as StorefrontBuild;
  const manifest = JSON.parse(
    await readFile(path.join(buildFolder, 'client/manifest.json'), 'utf8'),
  ) as Record<string, ManifestChunk>;
  return { storefront: async () => build, files: buildFiles(manifest) };
}

const entryKey = 'storefront/entry.browser.tsx';

/** Which scripts and styles each page needs, the entry's own apart. */
export function buildFiles(manifest: Readonly<Record<string, ManifestChunk>>): BuildFiles {
  const entry = manifest[entryKey];
  if (!entry) throw new Error('the build has no browser entry');
  const entryChunks = chunksOf(manifest, entryKey);
  const pages: Record<string, BuildFiles['pages'][string]> = {};
  for (const key of Object.keys(manifest)) {
    const folder = /^storefront\/pages\/([\w-]+)\/page\.tsx$/u.exec(key)?.[1];
    if (!folder) continue;
    const chunks = [...chunksOf(manifest, key)].filter((chunk) => !entryChunks.has(chunk));
    pages[folder] = {
      script: `/${manifest[key]?.file}`,
      scripts: chunks.map(({ file }) => `/${file}`),
      styles: stylesOf(chunks),
    };
  }
  return {
    entry: `/${entry.file}`,
    pages,
    styles: stylesOf(entryChunks),
    scripts: [...entryChunks].filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
  };
}

function chunksOf(
  manifest: Readonly<Record<string, ManifestChunk>>,
  key: string,
  seen = new Set<ManifestChunk>(),
): Set<ManifestChunk> {
  const chunk = manifest[key];
  if (chunk && !seen.has(chunk)) {
    seen.add(chunk);
    for (const each of chunk.imports ?? []) chunksOf(manifest, each, seen);
  }
  return seen;
}

const stylesOf = (chunks: Iterable<ManifestChunk>): string[] =>
  [...new Set([...chunks].flatMap(({ css }) => css ?? []))].map((file) => `/${file}`);
