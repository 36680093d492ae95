import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRegistry } from '#server/calls/registry.ts';
import { demoLogins, type Visitor } from '../support/running-shop.ts';
import { demoShop } from './demo-shop.ts';
import { wireTables } from './tables/all-tables.ts';

const origin = 'https://app.example';
const shop = await demoShop({ CORS_ORIGINS: origin });
const { handlers } = await loadRegistry();
let sokha: Visitor;
beforeAll(async () => {
  sokha = await shop.logIn(...demoLogins.sokha);
});

const aCall = 'dynamic/dataoperation/get-countries-list';
const errorText = 'An error occured. Please try again!';
const refusal = (statusCode: number, errorMessage: unknown = errorText) => ({
  statusCode,
  statusMessage: 'Error',
  message: null,
  errorMessage,
  token: null,
  isAuthorized: statusCode !== 401 && statusCode !== 403,
  data: '[]',
  errorCode: expect.any(String),
});

const send = (path: string, init: RequestInit) => fetch(`${shop.url}${path}`, init);
const json = { 'content-type': 'application/json' };
const anyBody = '{"requestParameters":{"recordValueJson":"[]"}}';

describe.each(handlers.map(({ operation }) => operation))('the call $name', (operation) => {
  const table = wireTables.find(({ name }) => name === operation.name);
  // Calls that change data are sent without parameters, because their refusal also shows which handler
  // answered.
  const parameters = table && !table.writes ? Object.values(table.forms)[0]! : {};
  const request = async (path: string) => {
    const { status, envelope } = await shop.request(path, parameters, { as: table?.customersOnly && sokha });
    return { status, envelope };
  };
  const { path, name } = operation;

  it('a call is found in any letter case, with double slashes, and by its name', async () => {
    const expected = await request(path);
    expect(expected.status).toBe(200);
    for (const variant of [
      path.toUpperCase(),
      path.toLowerCase(),
      `/${path.replaceAll('/', '//')}`,
      `dynamic/dataoperation/${name}`,
      `dynamic//dataoperation///${name.toLowerCase()}`,
    ])
      expect({ variant, ...(await request(variant)) }).toEqual({ variant, ...expected });
  });
});

it('two slashes before the first segment count as one', async () => {
  const answer = await send(`//api/v1/${aCall}`, { method: 'POST', headers: json, body: anyBody });
  expect([answer.status, ((await answer.json()) as { statusCode: number }).statusCode]).toEqual([200, 200]);
});

describe('requests that match no call are refused with the envelope', () => {
  it.each([
    ['no such call', 'POST', '/api/v1/dynamic/dataoperation/get-everything', json, anyBody, 404],
    ['a path that ends early', 'POST', '/api/v1/dynamic/dataoperation', json, anyBody, 404],
    ['no JSON', 'POST', `/api/v1/${aCall}`, json, '{"requestParameters":', 400],
    ['no body', 'POST', `/api/v1/${aCall}`, json, '', 400],
    ['a list as the body', 'POST', `/api/v1/${aCall}`, json, '[]', 400],
    ['a number as the body', 'POST', `/api/v1/${aCall}`, json, '7', 400],
    ['an empty body', 'POST', `/api/v1/${aCall}`, json, 'null', 400],
    [
      '21 brackets deep',
      'POST',
      `/api/v1/${aCall}`,
      json,
      `{"requestParameters":{"x":${'['.repeat(19)}${']'.repeat(19)}}}`,
      400,
    ],
    ['__proto__', 'POST', `/api/v1/${aCall}`, json, '{"requestParameters":{"__proto__":{"x":1}}}', 400],
    [
      'more than 128 KiB',
      'POST',
      `/api/v1/${aCall}`,
      json,
      JSON.stringify({ requestParameters: { x: 'x'.repeat(131_072) } }),
      413,
    ],
    ['text/plain', 'POST', `/api/v1/${aCall}`, { 'content-type': 'text/plain' }, anyBody, 415],
    ['application/jsonx', 'POST', `/api/v1/${aCall}`, { 'content-type': 'application/jsonx' }, anyBody, 415],
    [
      'a form',
      'POST',
      `/api/v1/${aCall}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
      'a=b',
      415,
    ],
  ] as const)('a request is refused: %s', async (_what, method, path, headers, body, status) => {
    const answer = await send(path, { method, headers, body });
    expect([answer.status, await answer.json()]).toEqual([status, refusal(status)]);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('the method %s is refused', async (method) => {
    const answer = await send(`/api/v1/${aCall}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await answer.json()).toEqual(refusal(405, expect.any(String)));
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8'])(
    'the content type %s is accepted as JSON',
    async (type) => {
      const answer = await send(`/api/v1/${aCall}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: anyBody,
      });
      expect(answer.status).toBe(200);
    },
  );

  it('a body without parameters means empty parameters', async () => {
    const answer = await send(`/api/v1/${aCall}`, { method: 'POST', headers: json, body: '{}' });
    expect(answer.status).toBe(200);
  });
});

describe('requests from other origins', () => {
  const preflight = (from: string) =>
    send(`/api/v1/${aCall}`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,token,userid',
      },
    });
  const call = (from: string, more: Record<string, string> = {}) =>
    send(`/api/v1/${aCall}`, { method: 'POST', headers: { ...json, origin: from, ...more }, body: anyBody });

  it('origins on the list may send requests with Token and UserID', async () => {
    const answer = await preflight(origin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    const allowed = answer.headers.get('access-control-allow-headers')!.toLowerCase().split(/, */u);
    expect(allowed).toEqual(expect.arrayContaining(['content-type', 'token', 'userid']));
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const requests = await call(origin, { 'sec-fetch-site': 'cross-site' });
    expect([requests.status, requests.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect(requests.headers.get('vary')).toContain('Origin');
  });

  it.each(['same-origin', 'none'])(
    'another origin may send %s requests that are not on the list',
    async (site) => {
      const requests = await call('https://shop.example', { 'sec-fetch-site': site });
      expect([requests.status, requests.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    },
  );

  it.each(['https://evil.example', 'null', 'https://app.example.evil.example', 'http://app.example'])(
    'another origin is refused: %s',
    async (other) => {
      const answer = await preflight(other);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      for (const site of ['cross-site', 'same-site']) {
        const requests = await call(other, { 'sec-fetch-site': site });
        expect([requests.status, requests.headers.get('access-control-allow-origin')]).toEqual([403, null]);
        expect(await requests.json()).toEqual(refusal(403));
      }
    },
  );
});

describe('picture URLs that existing clients concatenate', () => {
  it('//content/… is served like /content/…', async () => {
    const { data } = await shop.request('dynamic/dataoperation/get-website-logo', {});
    const path: string = data[0].AppConfigValue;
    const [one, two, three] = await Promise.all([path, `/${path}`, `//${path}`].map(picture));
    expect(one).toMatchObject({ status: 200, type: 'image/svg+xml; charset=utf-8' });
    expect(one!.bytes).toBeGreaterThan(200);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  it('every picture in a response exists', async () => {
    const { data } = await shop.request('dynamic/dataoperation/get-all-products', {
      PageNo: 1,
      PageSize: 100,
    });
    const paths: string[] = data.flatMap((row: { ProductImagesJson: { AttachmentURL: string }[] }) =>
      row.ProductImagesJson.map(({ AttachmentURL }) => AttachmentURL),
    );
    expect(paths.length).toBeGreaterThanOrEqual(60);
    const answers = await Promise.all(paths.map((path) => send(`/${path}`, { method: 'HEAD' })));
    expect(paths.filter((_path, at) => answers[at]!.status !== 200)).toEqual([]);
  });

  it.each([
    '/content/../package.json',
    '/content/%2e%2e/secret',
    '/content/..%2fsecret',
    '/content/commonImages/nothing.webp',
  ])('%s does not exist', async (path) => {
    const answer = await send(path, {});
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

async function picture(path: string) {
  const answer = await send(path, {});
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
