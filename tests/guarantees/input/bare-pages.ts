import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityHeaders } from '#server/http/security-headers.ts';
import { xssPayloads } from './xss-payloads.ts';

/**
 * Serves pages that put a payload into their HTML unescaped: `/without/3`, and `/with/3` under the shop's
 * content security policy.
 */
export async function barePages(): Promise<{ at: string; close: () => void }> {
  const config = { publicUrl: 'http://x', testPayments: { isOn: true } };
  const policy = securityHeaders({ config } as never)['content-security-policy']!;
  const bare = createServer((request, answer) => {
    const at = Number(/\d+/u.exec(request.url ?? '')?.[0] ?? 0);
    const payload = xssPayloads[at] ?? '';
    if (request.url?.startsWith('/with/')) answer.setHeader('content-security-policy', policy);
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><title>x</title><div>${payload}</div><input value="${payload}"><script type="application/json">"${payload}"</script>`,
    );
  });
  bare.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  return { at: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`, close: () => bare.close() };
}
