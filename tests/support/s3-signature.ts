import { createHash, createHmac } from 'node:crypto';

/** The parts of a request that its signature covers. Header names are in lower case. */
export interface SignedRequest {
  method: string;
  /** The path and query as received. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the AWS Signature Version 4 of a request, implemented from its description without the shop's own
 * library.
 */
export function s3Signature({ method, url, headers }: SignedRequest, secret: string): string {
  const authorization = headers['authorization'] ?? '';
  const [, day = '', region = '', service = '', signed = ''] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+)/u.exec(
      authorization,
    ) ?? [];
  const names = signed.split(';');
  const [path = '', query = ''] = url.split('?', 2);
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted();
  const lines = names
    .map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/\s+/gu, ' ')}\n`)
    .join('');
  const canonical = [
    method,
    path,
    pairs.join('&'),
    lines,
    signed,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${secret}`);
  return mac(key, text).toString('hex');
}

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
