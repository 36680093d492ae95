import path from 'node:path';
import type { Config } from './config.ts';

/** Where backups go unless another folder is named, and where the doctor looks for them. */
export const backupFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string =>
  path.join(dataFolder, 'backups');
