import { Readable } from 'node:stream';
import { type FileStore, isStoreName, StorageAway } from './file-store.ts';
import { listedIn } from './listed-in.ts';
import { type BucketAccess, s3Requests } from './s3-requests.ts';
import { ensureComplete } from './whole-of.ts';

/**
 * A file store in a folder of a bucket, on any S3-compatible service. `headersOf` returns the headers with
 * which the files are served.
 */
export function bucketStore(
  access: BucketAccess,
  folder: string,
  headersOf: (name: string) => Record<string, string>,
): FileStore {
  const request = s3Requests(access);
  const pathOf = (name: string) => `/${`${folder}/${name}`.split('/').map(encoded).join('/')}`;
  /** Returns the storage response, or null if the file doesn't exist. */
  const found = async (answer: Response): Promise<Response | null> => {
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw refused(answer);
  };
  return {
    async has(name) {
      if (!isStoreName(name)) return false;
      return request(
        { method: 'HEAD', path: pathOf(name) },
        async (answer) => (await found(answer)) !== null,
      );
    },
    async read(name) {
      if (!isStoreName(name)) return null;
      return request({ method: 'GET', path: pathOf(name) }, async (answer) => {
        const file = await found(answer);
        if (!file) return null;
        const content = Buffer.from(await file.arrayBuffer());
        if (content.length !== sizeOf(file)) throw new Error('the file is incomplete');
        return content;
      });
    },
    async open(name) {
      if (!isStoreName(name)) return null;
      // The timeout covers only the response headers, because a large file may take as long as data keeps
      // arriving.
      return request({ method: 'GET', path: pathOf(name) }, async (answer) => {
        const file = await found(answer);
        if (!file?.body) return null;
        const size = sizeOf(file);
        return { size, content: ensureComplete(Readable.fromWeb(file.body as never), size) };
      });
    },
    async add(name, content) {
      if (!isStoreName(name)) throw new Error(`${name} is not a valid file name`);
      const headers = { ...headersOf(name), 'if-none-match': '*' };
      await request({ method: 'PUT', path: pathOf(name), headers, body: content }, async (answer) => {
        await answer.body?.cancel();
        // 412: the file exists already. 409: another request is writing the same file right now.
        if (!answer.ok && answer.status !== 412 && answer.status !== 409) throw refused(answer);
      });
    },
    async remove(name) {
      if (!isStoreName(name)) throw new Error(`${name} is not a valid file name`);
      await request({ method: 'DELETE', path: pathOf(name) }, async (answer) => {
        await found(answer).then((gone) => gone?.body?.cancel());
      });
    },
    async *list() {
      for (let next: string | null = ''; next !== null;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/`, 'encoding-type': 'url' });
        if (next !== '') query.set('continuation-token', next);
        const page: ReturnType<typeof listedIn> = await request(
          { method: 'GET', path: `/?${query.toString().replaceAll('+', '%20')}` },
          async (answer) => {
            if (!answer.ok) throw refused(answer);
            return listedIn(await answer.text());
          },
        );
        for (const key of page.keys) yield key.slice(folder.length + 1);
        ({ next } = page);
      }
    },
  };
}

/**
 * Encodes as RFC 3986 and signatures require, because encodeURIComponent leaves a few characters unescaped.
 */
const encoded = (part: string): string =>
  encodeURIComponent(part).replaceAll(
    /[!'()*]/gu,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );

const sizeOf = (answer: Response) => Number(answer.headers.get('content-length') ?? Number.NaN);

const refused = ({ status }: Response) =>
  new StorageAway(status === 403 ? 'it rejects the key (403)' : `it responds with status ${status}`);
