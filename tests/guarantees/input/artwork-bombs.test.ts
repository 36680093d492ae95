import sharp from 'sharp';
import { expect, test } from 'vitest';
import { artworkProblems } from '#contract/artwork.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import { newShopper } from '../../support/shop-api.ts';
import { products, testShop } from '../../support/test-shop.ts';
import { expectEvery, says, sized } from '../gate.ts';
import { hostileArtwork } from './hostile-artwork.ts';

const { db, query, request, server } = await testShop(products);
const shopper = await newShopper(db);
await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
const place = { ProductId: 1, ProductAttributeID: 3 };
/** A file that takes longer is killed (server/pictures/artwork-process.ts). */
const maxMs = 30_000;

/** Sends a file for printing. Returns the answer, and how long it took. */
async function sent(content: Buffer) {
  await query`delete from rate_window`;
  const [{ UploadId }] = (await request(beginArtwork, { ...place, Bytes: content.length }, shopper)).data;
  const size = 1_000_000;
  for (let at = 0; at < content.length; at += size)
    await server.inject({
      method: 'PUT',
      url: `/api/v1/orders/artwork/${UploadId}/${at}`,
      headers: {
        'content-type': 'application/octet-stream',
        token: shopper.token,
        userid: String(shopper.customerId),
      },
      payload: content.subarray(at, at + size),
    });
  const begun = performance.now();
  const { envelope, data } = await request(sendArtwork, { ...place, UploadId, FileName: 'logo' }, shopper);
  const { Problem: problem, ResponseMsg: sentence } = data[0] ?? {};
  return { status: envelope.statusCode, problem, sentence, took: performance.now() - begun };
}

test('each hostile file is refused in a sentence or accepted, and the shop still takes a good one', async () => {
  const before = process.memoryUsage().rss;
  const answers = [];
  for (const { kind, content, isScript } of hostileArtwork(sized(10, 50)))
    answers.push({ kind, isScript, ...(await sent(content)) });
  expectEvery('hostile files were answered', answers, ({ status, problem, sentence, took }) => {
    const isRefused = status === 400 && artworkProblems.includes(problem) && /^[A-Z].*\.$/u.test(sentence);
    return (status === 200 || isRefused) && took < maxMs;
  });
  expectEvery(
    'files with a script were refused',
    answers.filter(({ isScript }) => isScript),
    ({ problem }) => problem === 'script',
  );
  says(`slowest: ${Math.round(Math.max(...answers.map(({ took }) => took)))} ms`);
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
  const good = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#d01' } })
    .png()
    .toBuffer();
  expect((await sent(good)).status).toBe(200);
});
