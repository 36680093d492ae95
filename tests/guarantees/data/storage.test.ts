import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { signDownload } from '#shop/orders/orders.ts';
import { emptyDatabase } from '../../support/postgres.ts';
import { s3Stub, type S3Reaction } from '../../support/s3-stub.ts';
import { startShop } from '../../support/shop-server.ts';
import { expectEvery, expectAll, says, sized, inTime } from '../gate.ts';
import { seededCustomers } from '../identity/planted-customers.ts';
import { runCommand } from '../load/command.ts';
import { constantOrderLoad } from '../load/constant-order-load.ts';
import { shopPair } from '../shop-pair.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

// Pictures and private files are in a bucket, used by two processes. An S3 stand-in accepts only valid
// signatures.
const bucket = await s3Stub();
const KADO_SECRET = randomBytes(32).toString('base64url');
const { db, shops } = await shopPair({ ...bucket.env, KADO_SECRET });
const { a: other, b: buyer } = await seededCustomers(db);
const folder = mkdtempSync(path.join(tmpdir(), 'kado-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => bucket.react(() => 'ok'));

const keys = (below: string) => [...bucket.files.keys()].filter((key) => key.startsWith(below));
const pictures = () =>
  keys('content/commonImages/').filter((_key, at, all) => at % Math.ceil(all.length / sized(60, 600)) === 0);
let turns = 0;
const at = (address: string) => shops[(turns += 1) % 2]!.url + address;

interface Got {
  key: string;
  status: number;
  isRight: boolean;
  /** Whether the transfer broke off, so that the client knows that the file is incomplete. */
  isBroken: boolean;
  headers: Headers | null;
}
async function got(key: string, address = `/${key}`): Promise<Got> {
  const answer = await fetch(at(address), { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  const body = await answer?.arrayBuffer().catch(() => null);
  const isRight =
    answer?.status === 200 && !!body && Buffer.from(body).equals(bucket.files.get(key)!.content);
  return { key, status: answer?.status ?? 0, isRight, isBroken: !body, headers: answer?.headers ?? null };
}

async function downloadOf(): Promise<string> {
  const { rows } = await sql<{ end: Date }>`select now() + interval '5 minutes' as end`.execute(db);
  const right = { itemId: buyer.itemId, customerId: buyer.customerId, language: 'en' as const };
  const value = signDownload(Buffer.from(KADO_SECRET), { ...right, expiresAt: rows[0]!.end });
  return `/api/v1/common/download-digital-file/${buyer.itemId}/${value}`;
}
async function soldFile(): Promise<string> {
  const { rows } = await sql<{ file: string }>`
    select p.digital_file as file from order_item i join product p on p.id = i.product_id where i.id = ${buyer.itemId}`.execute(
    db,
  );
  return `private/${rows[0]!.file}`;
}

test('every picture is stored in the bucket, not on disk, and served from there with permanent caching', async () => {
  expect(keys('content/commonImages/').length).toBeGreaterThan(1000);
  const onDisk = shops.flatMap(({ dataFolder }) =>
    ['content', 'private']
      .map((name) => path.join(dataFolder, name))
      .filter((each) => existsSync(each) && readdirSync(each).length > 0),
  );
  expectAll('processes without a file on their disk', 2 - onDisk.length, 2);
  const all = await Promise.all(pictures().map((key) => got(key)));
  expectEvery('correct pictures', all, ({ isRight }) => isRight);
  expectEvery(
    'pictures that browsers may cache forever',
    all,
    ({ headers }) => headers?.get('cache-control') === 'public, max-age=31536000, immutable',
  );
  const [first] = pictures();
  const etag = all.find(({ key }) => key === first)!.headers!.get('etag')!;
  const again = await fetch(at(`/${first}`), { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect((await fetch(at('/content/commonImages/nothing.webp'))).status).toBe(404);
});

test('a sold file is available to its buyer only, with no public URL', async () => {
  const sold = await soldFile();
  expect(bucket.files.has(sold)).toBe(true);
  const [mine, foreign] = [
    await got(sold, await downloadOf()),
    await got(sold, `/api/v1/common/download-digital-file/${other.itemId}/${buyer.customerId}`),
  ];
  expect(foreign.status).toBe(404);
  expectAll('the buyer got the file', Number(mine.isRight), 1);
  const name = sold.replace('private/', '');
  const requests = [
    `/content/../private/${name}`,
    `/content/%2e%2e/private/${name}`,
    `/content/..%2fprivate%2f${name}`,
    `/private/${name}`,
    `/content/private/${name}`,
  ];
  const tries = await Promise.all(requests.map((request) => got(sold, request)));
  expectEvery('public addresses that don’t serve the file', tries, ({ isRight }) => !isRight);
});

test.each<[string, S3Reaction, number]>([
  ['says 500', 500, 5000],
  ['breaks off in the middle', 'cut', 5000],
  // A timeout this long fits only the `figure` size.
  ...sized<[string, S3Reaction, number][]>([], [['says nothing', 'hang', 25_000]]),
])(
  'orders continue and no partial file passes as complete while the bucket %s',
  async (what, reaction, within) => {
    const sold = await soldFile();
    bucket.react(() => reaction);
    const orders = await constantOrderLoad(db, () => shops[0]!.url, 100);
    const started = performance.now();
    const some = await Promise.all([
      ...pictures()
        .slice(0, 12)
        .map((key) => got(key)),
      got(sold, await downloadOf()),
    ]);
    inTime(`answered while it ${what}`, performance.now() - started, within, ' ms');
    await orders.stop();
    expectEvery(
      `pictures while it ${what}: broken or 503`,
      some,
      ({ isBroken, status }) => isBroken || status === 503,
    );
    expectEvery(`orders while it ${what}`, orders.attempts, ({ number }) => number !== null);
    bucket.react(() => 'ok');
    const back = await Promise.all([
      ...pictures()
        .slice(0, 12)
        .map((key) => got(key)),
      got(sold, await downloadOf()),
    ]);
    expectEvery(`correct once storage is back`, back, ({ isRight }) => isRight);
  },
);

test('startup with a wrong key or a missing bucket is refused with one line', async () => {
  const wrong = [
    {
      env: { S3_SECRET_ACCESS_KEY: 'wrong' },
      output: /\(S3_URL\) is unreachable: it rejects the key \(403\)\./u,
    },
    { env: { S3_URL: 'http://127.0.0.1:9/kado' }, output: /\(S3_URL\) is unreachable: it doesn’t respond/u },
  ];
  const output = await Promise.all(
    wrong.map(({ env }) => startShop({ env: { ...bucket.env, ...env } }).then(() => 'it opened', String)),
  );
  expectEvery('starts refused', wrong, (each) => each.output.test(output[wrong.indexOf(each)] ?? ''));
});

/**
 * Moves a thousand files each way. `npm test` covers the same with files in a folder
 * (tests/start/backup.test.ts).
 */
test.runIf(sized(false, true))(
  'a backup includes the files, and a restore copies them into another bucket',
  async () => {
    const backup = path.join(folder, 'backup');
    const settings = {
      ...bucket.env,
      KADO_DATA: path.join(folder, 'data'),
      DATABASE_URL: shops[0]!.databaseUrl!,
    };
    const made = await runCommand('backup', [backup], settings);
    expect(made).toMatchObject({ code: 0 });
    const copy = await s3Stub();
    const { url, ownerUrl } = await emptyDatabase();
    const into = {
      ...copy.env,
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      KADO_DATA: path.join(folder, 'copy'),
    };
    expect(await runCommand('restore', [backup], into)).toMatchObject({ code: 0 });
    says(`${copy.files.size} files`);
    expectEvery(
      'files restored unchanged',
      [...bucket.files],
      ([key, { content }]) => copy.files.get(key)?.content.equals(content) ?? false,
    );
    const twice = await runCommand('restore', [backup], into);
    expect(twice.output).toContain('is not empty; restore into a new bucket');
  },
);
