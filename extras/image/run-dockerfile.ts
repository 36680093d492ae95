import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contextFiles, copied, execForm, stagesOf } from '../../tests/build/dockerfile.ts';

// `node extras/image/run-dockerfile.ts FOLDER [start]` runs the steps of the Dockerfile without Docker, each
// stage in its own folder below FOLDER, and with `start` the image's command. It shows that every step works and with which
// files; it doesn't cover the base image, users or other container features.
const root = path.resolve(import.meta.dirname, '../..');
const [, , folder = 'image', wish] = process.argv;
const stages = stagesOf(readFileSync(path.join(root, 'Dockerfile'), 'utf8'));
const place = (name: string) => path.resolve(folder, name || 'image');
/** The environment excludes the shop's own settings: the steps get those of the Dockerfile. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|KADO_|DATABASE_|S3_|PORT$|HOST$)/u.test(name),
  ),
);

/** Maps a path of a stage: its root is the stage's folder, /data a folder in it. */
const inside = (stage: string, workdir: string, target: string) =>
  path.join(place(stage), path.resolve(workdir, target));

let command: { args: string[]; cwd: string; env: Record<string, string | undefined> } | undefined;
for (const { name, instructions } of stages) {
  let workdir = '/';
  const env: Record<string, string | undefined> = { ...environment };
  for (const { word, rest } of instructions) {
    const cwd = inside(name, '/', workdir);
    const started = performance.now();
    if (word === 'WORKDIR') workdir = rest;
    if (word === 'WORKDIR') mkdirSync(inside(name, '/', rest), { recursive: true });
    if (word === 'ENV') for (const pair of rest.split(' ')) env[pair.split('=')[0]!] = pair.split('=')[1];
    if (word === 'COPY') copy(name, workdir, rest);
    if (word === 'RUN') {
      const line = rest.replaceAll(/(?<= )\/data\b/gu, inside(name, '/', '/data'));
      execFileSync('sh', ['-ec', line], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    if (word === 'CMD') command = { args: execForm(rest), cwd, env };
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${(name || 'image').padEnd(9)} ${seconds.padStart(6)} s  ${word} ${rest}`);
  }
}
console.log(execFileSync('du', ['-sm', place('')], { encoding: 'utf8' }).trim());

if (wish === 'start' && command) {
  const data = inside('', '/', command.env['KADO_DATA'] ?? '/data');
  const env: NodeJS.ProcessEnv = { ...process.env, ...command.env, KADO_DATA: data };
  for (const name of ['PORT', 'HOST']) env[name] = process.env[name] ?? env[name];
  const [program = '', ...args] = command.args;
  const child = spawn(program, args, { cwd: command.cwd, env, stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
  child.once('close', (code) => process.exit(code ?? 1));
}

function copy(stage: string, workdir: string, rest: string): void {
  const { from, sources, target } = copied(rest);
  const to = inside(stage, workdir, target);
  for (const source of sources) {
    if (from !== null) {
      cpSync(inside(from, '/', source), to, { recursive: true, verbatimSymlinks: true });
      continue;
    }
    const files = contextFiles(root).filter(
      (file) => source === '.' || file === source || file.startsWith(`${source}/`),
    );
    if (files.length === 0) throw new Error(`COPY ${source}: .dockerignore excludes all of it`);
    for (const file of files) {
      const isFolder = source === '.' || file !== source;
      const below = isFolder && source !== '.' ? path.relative(source, file) : file;
      cpSync(path.join(root, file), path.join(to, isFolder ? below : path.basename(file)));
    }
  }
}
