import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { productIds, storedProducts } from '#shop/catalogue/catalogue.ts';
import { moveImport } from '#contract/operations/office/imports/move-import.ts';
import { isPublicAddress } from '#server/outgoing/public-address.ts';
import { afterFixtures } from '#tests/support/changing.ts';
import { importsOf, shopifyExport } from './importing.ts';
import { halves, uploadingShop } from './uploading.ts';

const picture = await halves(800, 600);
let requests = 0;
const server = createServer((_, response) => {
  requests += 1;
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
}).listen(0, '127.0.0.2');
await once(server, 'listening');
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

const shop = await uploadingShop();
await afterFixtures(shop.db);
// 127.0.0.2 plays the internet.
const imports = importsOf(shop, {
  internet: {
    isPublic: (address) => address === '127.0.0.2' || isPublicAddress(address),
    ports: [String(port)],
    resolve: async () => ['127.0.0.2'],
  },
});
const file = shopifyExport
  .replace('pictures.example/tee.png', `pictures.example:${port}/tee.png`)
  .replace('pictures.example/inside.png', `127.0.0.1:${port}/inside.png`);
const product = async () => {
  const id = (await productIds(shop.db, ['pretend-tee'])).get('pretend-tee')!;
  return (await storedProducts(shop.db, [id]))[0]!;
};

it('no picture is fetched unless staff ask for it', async () => {
  const id = await imports.checked(file);
  await imports.run(id);
  expect((await product()).pictures).toEqual([]);
  expect(requests).toBe(0);
});

it('pictures are fetched once, become pictures of the shop, and those that can’t be had are listed', async () => {
  const id = await imports.checked(file);
  await imports.run(id, true);
  expect(await imports.get(id)).toMatchObject({ state: 'done', counts: { lacking: 1 } });
  // An existing product keeps its pictures if one of the file can't be had.
  expect((await product()).pictures).toEqual([]);
  expect(await imports.rows(id, 'lacking')).toMatchObject([
    { lacking: [{ address: `http://127.0.0.1:${port}/inside.png`, why: 'inside' }] },
  ]);
  const other = await imports.checked(file.replaceAll('pretend-tee', 'other-tee'));
  await imports.run(other, true);
  const otherId = (await productIds(shop.db, ['other-tee'])).get('other-tee')!;
  const [{ pictures } = { pictures: [] }] = await storedProducts(shop.db, [otherId]);
  expect(pictures).toMatchObject([{ width: 800, height: 600 }]);
  expect((await shop.get(pictures[0]!.path)).statusCode).toBe(200);
  expect(requests).toBe(1);
});

it('an import that stops while it fetches pictures imports the product later, with its pictures', async () => {
  const id = await imports.checked(file.replaceAll('pretend-tee', 'late-tee'));
  await imports.change(id, { money: { currency: 'USD', perDollar: 1 } });
  await imports.ask(moveImport, { id, step: 'run', fetchesPictures: true });
  let asked = 0;
  await imports.round({ isEnding: () => (asked += 1) > 1 });
  expect(await imports.get(id)).toMatchObject({ state: 'running', counts: { done: 0 } });
  await imports.work();
  expect(await imports.get(id)).toMatchObject({ state: 'done', counts: { done: 3, lacking: 1 } });
});

it('an address that is too long to be stored is listed, and the import continues', async () => {
  const long = `http://pictures.example:${port}/${'a'.repeat(3000)}.png`;
  const id = await imports.checked(
    file.replaceAll('pretend-tee', 'long-tee').replace(`http://pictures.example:${port}/tee.png`, long),
  );
  await imports.run(id, true);
  expect(await imports.get(id)).toMatchObject({ state: 'done', counts: { lacking: 1 } });
  expect(await imports.rows(id, 'lacking')).toMatchObject([
    { lacking: expect.arrayContaining([{ address: long.slice(0, 500), why: 'address' }]) },
  ]);
});
