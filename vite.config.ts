import { defineConfig } from 'vite';
import { shopConfig } from './tools/vite/shop-config.ts';
import { apps } from './web/apps.ts';

/** `KADO_BUILD=development` builds React's development version. */
const development = process.env['KADO_BUILD'] === 'development';
const outFolder = development ? 'dist-development' : 'dist';

export default defineConfig(({ command }) => shopConfig({ apps, outFolder, command, development }));
