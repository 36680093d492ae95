import path from 'node:path';
import type { Config } from './config.ts';

/** Returns the default folder for backups, where the health checks look for them. */
export const backupFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string =>
  path.join(dataFolder, 'backups');
