// Runs on any Node. npm 10 leaves out the link to the Node that comes with the packages, by which `node` in npm's scripts is
// that one; this makes it. Without that Node there is nothing to link: whoever runs the shop brings one.
import fs from 'node:fs';

const target = `../node-${process.platform}-${process.arch}/bin/node`;
const link = 'node_modules/.bin/node';

if (!fs.existsSync(link) && fs.existsSync(`node_modules/.bin/${target}`)) {
  fs.rmSync(link, { force: true });
  fs.symlinkSync(target, link);
}
