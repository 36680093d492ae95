import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import type { ProgramPlace } from '../../web/programs.ts';
import { compressedFiles } from './compressed-files.ts';
import { markedWorker } from './marked-worker.ts';
import { plainImports } from './plain-imports.ts';
import { environmentNames, programEnvironments } from './program-environments.ts';
import { reactModules } from './react-modules.ts';
import { references } from './references.ts';

interface Wanted {
  programs: readonly ProgramPlace[];
  outFolder: string;
  command: 'build' | 'serve';
  /** React's development version, whose hydration warnings the journeys listen for. */
  development: boolean;
}

/** Two environments for each app: what browsers load, and what the server renders with. */
export function shopConfig({ programs, outFolder, command, development }: Wanted): UserConfig {
  const mode = development ? 'development' : 'production';
  return {
    plugins: [references(), plainImports(), reactModules(), react(), markedWorker(), compressedFiles()],
    appType: 'custom',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    mode,
    server: { middlewareMode: true },
    // While developing there is no build: Vite's own two environments give the sources of all apps.
    ...(command === 'build' && {
      environments: Object.fromEntries(
        programs.flatMap((place) => Object.entries(programEnvironments(place, outFolder))),
      ),
    }),
    builder: {
      async buildApp(builder) {
        const names = programs.flatMap(environmentNames);
        await Promise.all(names.map((name) => builder.build(builder.environments[name]!)));
      },
    },
  };
}
