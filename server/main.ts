import { explain } from './process/operator-error.ts';

// What `server/start.js` starts once the Node version is known to be right.
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
