import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import type { UploadUse } from '#contract/constants.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

interface Sent {
  use?: UploadUse;
  fileName?: string;
  piece?: number;
}
type Ask = ReturnType<typeof officeOf>['request'];

/** Returns a photo with a red left half and a blue right half. */
export async function halves(width: number, height: number): Promise<Buffer> {
  const left = await sharp({
    create: { width: Math.round(width / 2), height, channels: 3, background: '#f00' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Sends files as an office page does. */
export function uploadsOf({ server }: { server: FastifyInstance }, request: Ask) {
  async function put(
    id: string,
    at: number | string,
    piece: Buffer,
    cookie: string,
    headers: Record<string, string> = {},
  ) {
    const response = await server.inject({
      method: 'PUT',
      url: `/office/uploads/${id}/${at}`,
      headers: { 'content-type': 'application/octet-stream', cookie, ...officePageHeaders, ...headers },
      payload: piece,
    });
    return {
      status: response.statusCode,
      ...response.json<{ data?: { received: number }; error?: string }>(),
    };
  }

  /**
   * Uploads a file in chunks.
   * @returns the id
   */
  async function upload(
    content: Buffer,
    cookie: string,
    { use = 'product', fileName = 'photo.jpg', piece = 300_000 }: Sent = {},
  ): Promise<string> {
    const { data } = await request(beginUpload, { use, fileName, bytes: content.length }, cookie);
    for (let at = 0; at < content.length; at += piece) {
      const { status } = await put(data.id, at, content.subarray(at, at + piece), cookie);
      if (status !== 200) throw new Error(`piece at ${at}: ${status}`);
    }
    return data.id;
  }

  return { put, upload };
}

interface Made {
  use: 'product' | 'setting';
  by: { cookie: string };
}

/** Starts a separate shop with staff who upload files, and returns it with its folder. */
export async function uploadingShop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-uploads-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const shop = await testShop(['catalogue'], { KADO_DATA: folder });
  const { request, inside } = officeOf(shop);
  const { put, upload } = uploadsOf(shop, request);
  const editor = await inside(4);
  const get = (url: string, headers: Record<string, string> = {}) =>
    shop.server.inject({ method: 'GET', url, headers });
  const square = { ratio: 1 };
  const asEditor: Made = { use: 'product', by: editor };
  const made = async (content: Buffer, wish: object = square, { use, by }: Made = asEditor) =>
    request(
      createRenditions,
      { use, source: { upload: await upload(content, by.cookie, { use }) }, ...wish },
      by.cookie,
    );
  const inPrivate = (below: string): string[] => {
    const place = path.join(folder, 'private', below);
    return existsSync(place) ? readdirSync(place) : [];
  };
  return { ...shop, shop, folder, request, inside, put, upload, editor, get, made, inPrivate };
}
