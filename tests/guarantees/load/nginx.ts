import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { freePort } from '../../support/shop-server.ts';
import { waitForOk } from '../until.ts';

/** Whether nginx is installed: Debian's package, or any other in the path. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

const errorLogIn = (folder: string) => path.join(folder, 'error.log');

/**
 * Returns the configuration from docs/operating/past-one-machine.md, for a machine without TLS and with files
 * in this folder.
 */
const configuration = (folder: string, port: number, upstreams: readonly number[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${errorLogIn(folder)};
events { worker_connections 2048; }
http {
  access_log off;
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
  /** Requests that got no answer, which nginx then sent to another shop. */
  unanswered(): Unanswered;
}

interface Unanswered {
  /** The number of requests that a shop had read. */
  dropped: number;
  /**
   * The number of requests that were reset: they connected as the port closed, or the shop stopped before
   * reading them.
   */
  reset: number;
}

/** Starts nginx in front of several shops, used in turn. It stops after the test file. */
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
  await waitForOk(`${url}/healthz`);
  return { url, unanswered: () => unansweredIn(readFileSync(errorLogIn(folder), 'utf8')) };
}

function unansweredIn(log: string): Unanswered {
  const lines = (what: string) => log.split('\n').filter((line) => line.includes(what)).length;
  return {
    dropped: lines('upstream prematurely closed connection while reading response header'),
    reset: lines('Connection reset by peer) while reading response header'),
  };
}
