import { explain } from './process/operator-error.ts';

// The entry point that `server/start.js` loads after checking the Node version.
const dev = process.argv.includes('--dev');
try {
  if (dev && !process.argv.includes('--supervised')) {
    const { supervise } = await import('./start/dev/supervise.ts');
    supervise();
  } else {
    const { run } = await import('./start/lifecycle.ts');
    await run({ dev });
  }
} catch (error) {
  const { text, exitCode } = explain(error);
  console.error(text);
  process.exit(exitCode);
}
