import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { freePort } from '../../support/shop-server.ts';
import { untilOk } from './until.ts';

/** Debian's, or whatever is in the path. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The configuration docs/operating.md shows, for a machine without TLS and with files of its own. */
const configuration = (folder: string, port: number, upstreams: readonly number[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  log_format upstreams '$upstream_status;$upstream_connect_time';
  access_log ${folder}/access.log upstreams;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream kado {
${upstreams.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://kado;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_next_upstream error non_idempotent;
      proxy_read_timeout 30s;
    }
  }
}
`;

export interface Front {
  url: string;
  /** Requests that a shop took and then let go without an answer; nginx gave them to the other one. */
  dropped(): number;
}

/** nginx in front of shops, in turn. It ends with the test file. */
export async function nginx(upstreams: readonly number[]): Promise<Front> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-nginx-'));
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, upstreams));
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  afterAll(async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await untilOk(`${url}/healthz`);
  return { url, dropped: () => droppedIn(readFileSync(path.join(folder, 'access.log'), 'utf8')) };
}

/** A line has a status and a time to connect for each shop that was asked; without the time nobody was there to take it. */
function droppedIn(log: string): number {
  const asked = log.split('\n').flatMap((line) => {
    const [statuses = [], times = []] = line.split(';').map((part) => part.split(', '));
    return statuses.map((status, at) => ({ status, connected: times[at] !== '-' }));
  });
  return asked.filter(({ status, connected }) => status === '502' && connected).length;
}
