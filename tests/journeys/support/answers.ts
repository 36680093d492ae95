import type { Page } from 'playwright-core';
import type { Operation } from '#contract/operation.ts';

interface Envelope {
  statusCode?: number;
  message?: string;
  errorMessage?: string;
  data?: unknown;
}

/** From here on a call of the page is answered by the test. */
export const answer = (page: Page, { path }: Operation, { data = [], ...envelope }: Envelope) =>
  page.route(`**/api/v1/${path}`, (route) =>
    route.fulfill({
      json: {
        statusCode: 200,
        message: null,
        errorMessage: null,
        token: null,
        ...envelope,
        data: JSON.stringify(data),
      },
    }),
  );

/** From here on a call of the page does not come through. */
export const lose = (page: Page, { path }: Operation) =>
  page.route(`**/api/v1/${path}`, (route) => route.abort());

/** From here on a call of the page does all it does, and its answer does not come through. */
export const loseAnswer = (page: Page, { path }: Operation) =>
  page.route(`**/api/v1/${path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** What the browser then says on its console. */
export const lost = /net::ERR_FAILED/u;

/** What a page has sent to a call so far. */
export function sentTo(page: Page, { path }: Operation): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`/api/v1/${path}`)) return;
    const body = request.postDataJSON() as { requestParameters: Record<string, unknown> };
    sent.push(body.requestParameters);
  });
  return sent;
}
