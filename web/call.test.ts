import { expect, test, vi } from 'vitest';
import { getWebsiteLogo } from '#contract/operations/content/get-website-logo.ts';
import { browserCall } from './call.ts';

test('a browser posts its parameters as JSON, with its current Token and UserID headers', async () => {
  const envelope = { statusCode: 200, message: null, errorMessage: null, token: null, data: '[]' };
  const fetched = vi.fn<typeof fetch>(async () => Response.json(envelope));
  vi.stubGlobal('fetch', fetched);
  const who = { token: 'a-token', userId: '5' };
  const call = browserCall(() => ({ ...who }));
  expect(await call(getWebsiteLogo, { recordValueJson: '[]' })).toMatchObject({ statusCode: 200, data: [] });
  who.userId = '';
  await call(getWebsiteLogo, {});
  expect(fetched.mock.calls[0]).toEqual([
    '/api/v1/dynamic/dataoperation/get-website-logo',
    {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Token: 'a-token',
        UserID: '5',
      },
      body: '{"requestParameters":{"recordValueJson":"[]"}}',
    },
  ]);
  expect(fetched.mock.calls[1]?.[1]?.headers).toMatchObject({ Token: 'a-token', UserID: '' });
  vi.unstubAllGlobals();
});
