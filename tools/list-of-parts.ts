import { execFileSync } from 'node:child_process';
import { projectRoot } from './steps.ts';

/**
 * Returns the software bill of materials of a shop, to check its packages for known vulnerabilities: a CycloneDX
 * document created by npm.
 */
export const listOfParts = (): string =>
  execFileSync(
    'npm',
    [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--omit=dev',
      '--package-lock-only',
      '--logs-max=0',
    ],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
      // On Windows, npm is a script.
      shell: process.platform === 'win32',
    },
  );
