// Plain JavaScript without newer syntax, so that an old Node reaches the refusal instead of a syntax error.
// `npm start` brings its own Node (node_modules/.bin/node); this speaks to whoever starts the file by hand.
var needed = 24;
var version = process.versions.node;

if (Number(version.split('.')[0]) < needed) {
  console.error(
    'Kado cannot start: it needs Node ' +
      needed +
      ' or newer, this is ' +
      version +
      '. After `npm ci` without --omit=dev, `npm start` brings the right one.',
  );
  process.exit(78);
} else {
  import('./start/load-server.ts');
}
