import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** A program of node_modules/.bin whose exit code reports success. */
export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** The timeout in minutes (default 10). */
  minutes?: number;
}

export interface Outcome {
  step: Step;
  passed: boolean;
  seconds: number;
  /** The text of both output streams. */
  output: string;
}

/** Runs one step silently. Never throws: a step that can't be started counts as failed. */
async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const [program, ...args] = step.command;
  const started = performance.now();
  const child = spawn(path.join(projectRoot, 'node_modules', '.bin', program), args, {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  const hung = setTimeout(() => child.kill('SIGKILL'), (step.minutes ?? 10) * 60_000);
  let passed = false;
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    passed = code === 0;
    if (code === null) chunks.push(`\n${program} was killed: ${child.signalCode}`);
  } catch (error) {
    chunks.push(String(error));
  }
  clearTimeout(hung);
  return { step, passed, seconds: (performance.now() - started) / 1000, output: chunks.join('') };
}

/**
 * Runs all steps, `atOnce` in parallel, and reports each as it ends. Returns the outcomes in the order of the
 * steps.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  env = process.env,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < steps.length; at = next++) {
      const outcome = await runStep(steps[at] as Step, env);
      outcomes[at] = outcome;
      console.log(line(outcome));
      if (!outcome.passed) console.log(`\n${readable(outcome.output)}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

/**
 * Makes output readable: tests with hostile input print what they sent, and a NUL in it makes tools treat the
 * whole log as binary.
 */
const readable = (output: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  output.trim().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001A\u001C-\u001F]/gu, '');

export const line = ({ step, passed, seconds }: Outcome): string =>
  `${passed ? '✓' : '✗'} ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`;
