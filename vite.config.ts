import { defineConfig } from 'vite';
import { shopConfig } from './tools/vite/shop-config.ts';
import { programs } from './web/programs.ts';

/** `KADO_BUILD=development` builds React's development version. */
const development = process.env['KADO_BUILD'] === 'development';
const outFolder = development ? 'dist-development' : 'dist';

export default defineConfig(({ command }) => shopConfig({ programs, outFolder, command, development }));
