import { ProviderError } from '../../../payments/provider-error.ts';
import { type MessageSender, senderTimeoutMs } from '../message-sender.ts';

const name = 'sms';

/**
 * Creates a sender for any SMS service that accepts a form by POST: the query of `url` is the form, with
 * `{to}` and `{text}` filled in. Numbers are never part of a URL, which services and proxies log.
 */
export const smsSender = ({ url, token }: { url: string; token: string | null }): MessageSender => ({
  name,
  takes: () => true,
  async send({ number, text }, signal) {
    const address = new URL(url);
    const filled = (value: string) =>
      value.replaceAll(/\{(to|text)\}/gu, (_, key) => (key === 'to' ? number : text));
    const body = new URLSearchParams(
      [...address.searchParams].map(([key, value]) => [key, filled(value)] as [string, string]),
    );
    address.search = '';
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(senderTimeoutMs)]),
    }).catch(() => null);
    if (!response) throw new ProviderError(name, 0, 'no_answer');
    await response.body?.cancel();
    if (!response.ok) throw new ProviderError(name, response.status, 'refused');
  },
});
