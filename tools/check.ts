import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

// `npm run check`: one answer to "am I done?". It runs everything that needs neither a database nor a
// browser.
const started = performance.now();
const reports = mkdtempSync(path.join(tmpdir(), 'kado-check-'));
const outcomes = await runSteps(checkSteps(reports), 2);
rmSync(reports, { recursive: true, force: true });

const failed = outcomes.filter(({ passed }) => !passed).map(({ step }) => step.name);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `\nAll checks passed (${seconds} s).`
    : `\nFailed: ${failed.join(', ')} (${seconds} s).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
