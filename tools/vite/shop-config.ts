import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import type { AppPlace } from '../../web/apps.ts';
import { compressedFiles } from './compressed-files.ts';
import { markedWorker } from './marked-worker.ts';
import { plainImports } from './plain-imports.ts';
import { environmentNames, appEnvironments } from './app-environments.ts';
import { reactModules } from './react-modules.ts';
import { references } from './references.ts';

interface BuildOptions {
  apps: readonly AppPlace[];
  outFolder: string;
  command: 'build' | 'serve';
  /** Whether to use React's development version, whose hydration warnings the journeys check for. */
  development: boolean;
}

/**
 * Returns the configuration with two environments for each app: what browsers load, and what the server
 * renders with.
 */
export function shopConfig({ apps, outFolder, command, development }: BuildOptions): UserConfig {
  const mode = development ? 'development' : 'production';
  return {
    plugins: [references(), plainImports(), reactModules(), react(), markedWorker(), compressedFiles()],
    appType: 'custom',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    mode,
    server: { middlewareMode: true },
    // Development has no build: Vite's own two environments serve the sources of all apps.
    ...(command === 'build' && {
      environments: Object.fromEntries(
        apps.flatMap((place) => Object.entries(appEnvironments(place, outFolder))),
      ),
    }),
    builder: {
      async buildApp(builder) {
        const names = apps.flatMap(environmentNames);
        await Promise.all(names.map((name) => builder.build(builder.environments[name]!)));
      },
    },
  };
}
