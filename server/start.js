// Plain JavaScript without newer syntax, so that an old Node reaches the refusal instead of a syntax error.
// `npm start` brings its own Node (node_modules/.bin/node); this speaks to whoever starts the file by hand.
var needed = 24;
var version = process.versions.node;
// By default, V8 lets the young generation of each thread grow to 128 MB, too much for a small machine. Growing
// from 1 MB would take a tenth of the start.
var young = ['--min-semi-space-size=16', '--max-semi-space-size=16'];

if (Number(version.split('.')[0]) < needed) {
  console.error(
    'Kado cannot start: it needs Node ' +
      needed +
      ' or newer, this is ' +
      version +
      '. After `npm ci` without --omit=dev, `npm start` brings the right one.',
  );
  process.exit(78);
} else if (
  process.execve &&
  !process.execArgv.concat(process.env.NODE_OPTIONS).join().includes('--max-semi-space-size')
) {
  // Only a new program takes the option; it keeps the process id. Windows has no such call.
  process.execve(
    process.execPath,
    [process.execPath].concat(young, process.execArgv, process.argv.slice(1)),
    process.env,
  );
} else {
  // Has no effect where the folder isn't writable. Also spares loading the compiler that removes types.
  import('node:module')
    .then((module) => module.enableCompileCache(new URL('../dist/compiled', import.meta.url).pathname))
    .then(() => import('./start/load-server.ts'));
}
