import { createRequire } from 'node:module';

/**
 * Returns whether the build tools are installed. `npm ci --omit=dev` skips them, because releases are already
 * built.
 */
export function hasBuildTools(): boolean {
  try {
    createRequire(import.meta.url).resolve('vite');
    return true;
  } catch {
    return false;
  }
}
