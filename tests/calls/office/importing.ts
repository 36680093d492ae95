import type { Operation } from '#contract/operation.ts';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { createImport } from '#contract/operations/office/imports/create-import.ts';
import { getImport } from '#contract/operations/office/imports/get-import.ts';
import { listImportRows } from '#contract/operations/office/imports/list-import-rows.ts';
import { moveImport } from '#contract/operations/office/imports/move-import.ts';
import { type ImportPlace, importRound } from '#server/imports/import-round.ts';
import { picturePlace } from '#server/operations/office/pictures/picture-place.ts';
import type { uploadingShop } from './uploading.ts';

type Shop = Pick<Awaited<ReturnType<typeof uploadingShop>>, 'app' | 'request' | 'upload' | 'editor'>;

/** Two variants with a discount, and a product whose price isn't an amount. */
export const shopifyExport = `Handle,Title,Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src
pretend-tee,Pretend Tee,Imaginary Mills,Tees,summer,true,Fit,Slim,PT-1,shopify,4,12.00,15.00,http://pictures.example/tee.png
pretend-tee,,,,,,,Wide,PT-2,shopify,3,13.00,16.00,http://pictures.example/inside.png
broken-mug,Broken Mug,Nobody Pottery,Nonsense,,true,Title,Default Title,BM-1,,,free,,
`;

/** Imports files as the office does, with the steps of the background job. */
export function importsOf({ app, request, upload, editor }: Shop, place: Partial<ImportPlace> = {}) {
  const { cookie } = editor;
  const ask = (operation: Operation, input: object, by = cookie) => request(operation, input, by);
  const log = { error: console.error };
  const round = (over: Partial<ImportPlace> = {}) =>
    importRound({ ...picturePlace(app), log, isEnding: () => false, ...place, ...over });
  const work = async () => {
    while (await round());
  };
  return {
    ask,
    round,
    work,
    get: async (id: number) => (await ask(getImport, { id })).data,
    rows: async (id: number, show: string | null = null) =>
      (await ask(listImportRows, { id, show, offset: 0 })).data.rows,
    change: async (id: number, changes: object) => {
      const { status } = await ask(changeImport, { id, ...changes });
      await work();
      return status;
    },
    /** Uploads a file, which is then checked. */
    async checked(content: string | Buffer, fileName = 'shop.csv'): Promise<number> {
      const sent = await upload(Buffer.from(content), cookie, { use: 'import', fileName });
      const { data } = await ask(createImport, { upload: sent });
      await work();
      return data.id;
    },
    /** Runs an import, with its prices in dollars unless the test chose a currency. */
    async run(id: number, fetchesPictures = false) {
      const { prices, money } = (await ask(getImport, { id })).data;
      if (prices && !money) await ask(changeImport, { id, money: { currency: 'USD', perDollar: 1 } });
      await work();
      const { status } = await ask(moveImport, { id, step: 'run', fetchesPictures });
      await work();
      return status;
    },
    async undo(id: number) {
      const { status } = await ask(moveImport, { id, step: 'undo' });
      await work();
      return status;
    },
  };
}
