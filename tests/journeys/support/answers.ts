import type { Page } from 'playwright-core';
import type { Operation } from '#contract/operation.ts';

interface Envelope {
  statusCode?: number;
  message?: string;
  errorMessage?: string;
  data?: unknown;
}

/** Answers a call of the page from here on. */
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

/** Makes a call of the page fail from here on. */
export const lose = (page: Page, { path }: Operation) =>
  page.route(`**/api/v1/${path}`, (route) => route.abort());

/** Makes a call of the page take effect from here on, but loses its answer. */
export const loseAnswer = (page: Page, { path }: Operation) =>
  page.route(`**/api/v1/${path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** The resulting console message of the browser. */
export const lost = /net::ERR_FAILED/u;

/** Returns what a page has sent to a call so far. */
export function sentTo(page: Page, { path }: Operation): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`/api/v1/${path}`)) return;
    const body = request.postDataJSON() as { requestParameters: Record<string, unknown> };
    sent.push(body.requestParameters);
  });
  return sent;
}
