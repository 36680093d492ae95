import { execFileSync } from 'node:child_process';
import { projectRoot } from './steps.ts';

/** What a shop is shipped with, for whoever asks whether a part of it is known to be bad: a CycloneDX document, by npm. */
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
      // Windows' npm is a script.
      shell: process.platform === 'win32',
    },
  );
