import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { s3Stub } from '#tests/support/s3-stub.ts';
import { bucketStore } from './bucket-store.ts';
import { copyIn, copyOut, isEmpty } from './copy-files.ts';
import { publicHeaders } from './file-headers.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Times } from './s3-requests.ts';

const stub = await s3Stub();
const access = {
  url: stub.url,
  region: stub.env.S3_REGION,
  accessKeyId: stub.env.S3_ACCESS_KEY_ID,
  secretAccessKey: stub.env.S3_SECRET_ACCESS_KEY,
};
const folder = mkdtempSync(path.join(tmpdir(), 'kado-stores-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let turn = 0;
beforeEach(() => {
  turn += 1;
  stub.files.clear();
  stub.react(() => 'ok');
});
const bucket = () => bucketStore(access, 'content', publicHeaders);
const bytes = (text: string) => Buffer.from(text);
const picture = 'commonImages/mug.ab12cd34.webp';

describe.each<[string, () => FileStore]>([
  ['a folder', () => folderStore(path.join(folder, String(turn)))],
  ['a bucket', bucket],
])('file storage in %s', (_what, open) => {
  test('a stored file exists and is complete', async () => {
    const store = open();
    const content = Buffer.alloc(300_000, 'picture');
    await store.add(picture, content);
    expect(await store.has(picture)).toBe(true);
    expect(await store.read(picture)).toEqual(content);
    const file = await store.open(picture);
    expect(file?.size).toBe(content.length);
    expect(Buffer.concat(await file!.content.toArray())).toEqual(content);
  });

  test('a file that was never stored does not exist', async () => {
    const store = open();
    expect(await store.has(picture)).toBe(false);
    expect(await store.read(picture)).toBeNull();
    expect(await store.open(picture)).toBeNull();
    expect(await isEmpty(store)).toBe(true);
  });

  test('an existing file is never overwritten', async () => {
    const store = open();
    await Promise.all(['one', 'two', 'ten'].map((text) => store.add(picture, bytes(text))));
    const first = String(await store.read(picture));
    await store.add(picture, bytes('new'));
    expect(['one', 'two', 'ten']).toContain(first);
    expect(String(await store.read(picture))).toBe(first);
    expect(await Array.fromAsync(store.list())).toEqual([picture]);
  });

  test.each(['files/ប័ណ្ណ + 100%.pdf', "files/a&b='c' (1).zip", 'files/deep/er/empty.txt'])(
    'the storage stores a file under any name: %s',
    async (name) => {
      const store = open();
      await store.add(name, bytes('file'));
      expect(String(await store.read(name))).toBe('file');
      expect(await Array.fromAsync(store.list())).toEqual([name]);
    },
  );

  test.each([
    '../secret',
    'files/../../secret',
    '/etc/passwd',
    'files//a',
    '.',
    '',
    String.raw`..\secret`,
    'files',
  ])('no path leads outside the store: %j', async (name) => {
    writeFileSync(path.join(folder, 'secret'), 'a secret');
    stub.files.set('secret', { content: bytes('a secret'), headers: {} });
    const store = open();
    await store.add('files/a', bytes('file'));
    expect([await store.has(name), await store.read(name), await store.open(name)]).toEqual([
      false,
      null,
      null,
    ]);
  });

  test('a folder can be copied in and out, even with many files', async () => {
    const store = open();
    const [from, to] = [path.join(folder, `from-${turn}-${_what}`), path.join(folder, `to-${turn}-${_what}`)];
    const many = folderStore(from);
    await Promise.all(Array.from({ length: 250 }, (_, at) => many.add(`${at}.webp`, bytes(String(at)))));
    await store.add('commonImages/7.webp', bytes('seven'));
    await copyIn(from, store, { below: 'commonImages' });
    await copyIn(from, store, { below: 'linked', neverChange: true });
    await copyOut(store, to);
    expect((await Array.fromAsync(folderStore(to).list())).length).toBe(500);
    expect(String(await folderStore(to).read('commonImages/249.webp'))).toBe('249');
    expect(String(await store.read('linked/249.webp'))).toBe('249');
    expect(String(await store.read('commonImages/7.webp'))).toBe('seven');
  });
});

describe('bucket storage', () => {
  test('the bucket stores the response headers of each file, for whatever serves it', async () => {
    await bucket().add(picture, bytes('a picture'));
    expect(stub.files.get(`content/${picture}`)?.headers).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each([500, 503, 429])('the storage repeats a request after the bucket answers %d', async (status) => {
    const store = bucket();
    let left = 1;
    stub.react(() => ((left -= 1) >= 0 ? status : 'ok'));
    await store.add(picture, bytes('a picture'));
    expect(String(await store.read(picture))).toBe('a picture');
  });

  test('an interrupted download is retried when the whole file is requested', async () => {
    const store = bucket();
    await store.add(picture, Buffer.alloc(100_000, 'x'));
    let left = 1;
    stub.react((method) => (method === 'GET' && (left -= 1) >= 0 ? 'cut' : 'ok'));
    expect((await store.read(picture))?.length).toBe(100_000);
  });

  test('an interrupted download fails while the file is being sent', async () => {
    const store = bucket();
    await store.add(picture, Buffer.alloc(100_000, 'x'));
    stub.react(() => 'cut');
    const file = await store.open(picture);
    await expect(file!.content.toArray()).rejects.toThrow(/terminated|not all/u);
  });

  test('bucket storage does not follow redirects of a bucket', async () => {
    stub.react((_, key) => (key === 'elsewhere' ? 'ok' : 307));
    stub.requests.length = 0;
    await expect(bucket().read(picture)).rejects.toMatchObject({ name: 'StorageAway' });
    expect(stub.requests.join(' ')).not.toContain('elsewhere');
  });

  test('a bucket that always returns 500 is reported as unavailable after three attempts', async () => {
    const store = bucket();
    stub.react(() => 500);
    stub.requests.length = 0;
    await expect(store.read(picture)).rejects.toMatchObject({ name: 'StorageAway', statusCode: 503 });
    expect(stub.requests.length).toBe(3);
  });

  test('an unresponsive bucket is reported as unavailable', async () => {
    const timeoutMs = s3Times.timeoutMs;
    s3Times.timeoutMs = 200;
    const store = bucket();
    stub.react(() => 'hang');
    await expect(store.open(picture)).rejects.toMatchObject({ name: 'StorageAway', statusCode: 503 });
    s3Times.timeoutMs = timeoutMs;
  });

  test('a bucket that rejects the key is reported as unavailable, without retrying', async () => {
    const store = bucketStore({ ...access, secretAccessKey: 'another' }, 'content', publicHeaders);
    stub.requests.length = 0;
    await expect(store.add(picture, bytes('a picture'))).rejects.toThrow('rejects the key (403)');
    await expect(store.read(picture)).rejects.toThrow('rejects the key (403)');
    await expect(isEmpty(store)).rejects.toThrow('rejects the key (403)');
    expect(stub.requests.length).toBe(3);
    expect(stub.files.size).toBe(0);
  });
});
