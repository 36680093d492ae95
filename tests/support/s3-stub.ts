import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterwards } from './afterwards.ts';
import { s3Signature, sha256 } from './s3-signature.ts';

/** How the stub answers a request: normally, with a status, never, or with half of the content. */
export type S3Reaction = 'ok' | 'hang' | 'cut' | number;

interface StoredFile {
  content: Buffer;
  headers: Record<string, string>;
}

export interface S3Stub {
  /** The URL of its only bucket. */
  url: string;
  /** Environment variables that make the shop use it. */
  env: Record<'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  /** All objects in the bucket by key. */
  files: Map<string, StoredFile>;
  /** The method and key of each request so far. */
  requests: string[];
  react(reaction: (method: string, key: string) => S3Reaction): void;
}

const secret = 'the-secret-of-the-stand-in';
const pageSize = 100;
const clockSkew = 15 * 60_000;

/**
 * Starts a bucket on loopback in place of S3. It accepts only signatures that it can verify, supports
 * `If-None-Match: *`, lists in pages, and fails on request. It stops after the test file.
 */
export async function s3Stub(): Promise<S3Stub> {
  const files = new Map<string, StoredFile>();
  const requests: string[] = [];
  let reaction: Parameters<S3Stub['react']>[0] = () => 'ok';
  const server = createServer((request, reply) => void answer(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const method = request.method ?? '';
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub.invalid');
    const key = decodeURIComponent(pathname.replace(/^\/kado\/?/u, ''));
    requests.push(`${method} ${key}`);
    const body = await Array.fromAsync(request as AsyncIterable<Buffer>).catch(() => null);
    if (body === null) return;
    const content = Buffer.concat(body);
    const expected = reaction(method, key);
    if (expected === 'hang') return;
    if (typeof expected === 'number') return end(expected);
    const wrong = fault(request, content);
    if (wrong !== null) return end(403, wrong);
    if (method === 'PUT') return put(request, key, content);
    if (method === 'DELETE') {
      files.delete(key);
      return end(204);
    }
    if (key === '') return end(200, page(searchParams));
    const file = files.get(key);
    if (!file) return end(404);
    reply.writeHead(200, { ...file.headers, 'content-length': file.content.length });
    if (method === 'HEAD') reply.end();
    else if (expected === 'cut')
      reply.write(file.content.subarray(0, file.content.length / 2), () => reply.destroy());
    else reply.end(file.content);

    function end(status: number, text = '') {
      reply.writeHead(status, {
        'content-type': 'application/xml',
        ...(status === 307 && { location: '/kado/elsewhere' }),
      });
      reply.end(method === 'HEAD' ? undefined : text);
    }
    function put({ headers }: IncomingMessage, name: string, bytes: Buffer) {
      if (files.has(name) && headers['if-none-match'] === '*') return end(412);
      const stored = ['content-type', 'cache-control'].map((each) => [each, String(headers[each] ?? '')]);
      files.set(name, { content: bytes, headers: Object.fromEntries(stored) as Record<string, string> });
      return end(200);
    }
  }

  /** Returns why a request is rejected, or null if it is accepted. */
  function fault(request: IncomingMessage, content: Buffer): string | null {
    const headers = request.headers as Record<string, string | undefined>;
    const date = (headers['x-amz-date'] ?? '').replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u,
      '$1-$2-$3T$4:$5:$6Z',
    );
    if (!(Math.abs(Date.now() - Date.parse(date)) < clockSkew)) return 'RequestTimeTooSkewed';
    if (headers['x-amz-content-sha256'] !== sha256(content)) return 'XAmzContentSHA256Mismatch';
    const given = /Signature=([\da-f]{64})$/u.exec(headers['authorization'] ?? '')?.[1];
    const right = s3Signature({ method: request.method ?? '', url: request.url ?? '', headers }, secret);
    return given === right ? null : 'SignatureDoesNotMatch';
  }

  function page(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const shown = keys.slice(0, pageSize);
    const isMore = keys.length > pageSize;
    return `<?xml version="1.0"?><ListBucketResult><EncodingType>url</EncodingType><IsTruncated>${isMore}</IsTruncated>${
      isMore ? `<NextContinuationToken>${shown.at(-1)!.replaceAll('&', '&amp;')}</NextContinuationToken>` : ''
    }${shown.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`).join('')}</ListBucketResult>`;
  }

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kado`;
  return {
    url,
    env: { S3_URL: url, S3_REGION: 'ap-southeast-1', S3_ACCESS_KEY_ID: 'kado', S3_SECRET_ACCESS_KEY: secret },
    files,
    requests,
    react: (next) => void (reaction = next),
  };
}
