import { defineConfig } from 'vite';
import { shopConfig } from './tools/vite/shop-config.ts';
import { apps } from './web/apps.ts';

/** Whether to build React's development version (`KADO_BUILD=development`). */
const development = process.env['KADO_BUILD'] === 'development';
const outFolder = development ? 'dist-development' : 'dist';

export default defineConfig(({ command }) => shopConfig({ apps, outFolder, command, development }));
