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

/** Loads the storefront's build; while developing, Vite gives the sources instead. */
export async function loadRenderer(app: AppContext, buildFolder: string): Promise<Renderer> {
  if (app.dev) {
    const { dev } = app;
    const head = await dev.transformIndexHtml('/', '<html><head></head><body></body></html>');
    return {
      storefront: async () => (await dev.ssrLoadModule('/storefront/entry.server.tsx')) as StorefrontBuild,
      files: {
        start: '/storefront/start.ts',
        entry: '/storefront/entry.browser.tsx',
        pages: {},
        styles: [],
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

interface ManifestChunk {
  file: string;
  imports?: string[];
}

const entryKey = 'storefront/entry.browser.tsx';

/** Which files all pages need, and which scripts each page beside them. */
export function buildFiles(manifest: Readonly<Record<string, ManifestChunk>>): BuildFiles {
  const file = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    return `/${chunk.file}`;
  };
  const ofAll = importedBy(manifest, entryKey);
  const pages = Object.keys(manifest).flatMap((key) => {
    const folder = /^storefront\/pages\/([\w-]+)\/page\.tsx$/u.exec(key)?.[1];
    const own = [...importedBy(manifest, key)].filter((each) => !ofAll.has(each));
    return folder ? [[folder, own.map((each) => file(each))] as const] : [];
  });
  const first = Object.keys(manifest).flatMap((key) => {
    const folder = /^storefront\/pages\/([\w-]+)\/first\.ts$/u.exec(key)?.[1];
    return folder ? [[folder, file(key)] as const] : [];
  });
  return {
    start: file('storefront/start.ts'),
    entry: file(entryKey),
    pages: Object.fromEntries(pages),
    first: Object.fromEntries(first),
    styles: [file('style.css')],
  };
}

/** The chunk itself first. */
function importedBy(
  manifest: Readonly<Record<string, ManifestChunk>>,
  key: string,
  seen = new Set<string>(),
): Set<string> {
  if (manifest[key] && !seen.has(key)) {
    seen.add(key);
    for (const each of manifest[key].imports ?? []) importedBy(manifest, each, seen);
  }
  return seen;
}
