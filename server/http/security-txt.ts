import type { FastifyInstance } from 'fastify';
import { defaultLanguage, languageCodes, languages } from '#contract/languages.ts';
import { shopSettings } from '#shop/content/content.ts';
import type { AppContext } from '../context/context.ts';

const address = '/.well-known/security.txt';
const days = 180;

/**
 * Serves where to report a vulnerability (RFC 9116): the email address of the shop's contact. 404 if there is
 * none.
 */
export function serveSecurityTxt(server: FastifyInstance, app: AppContext): void {
  server.get(address, async (_request, reply) => {
    const { email } = await shopSettings(app.db, defaultLanguage);
    if (!email) return reply.callNotFound();
    const lines = [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString()}`,
      `Preferred-Languages: ${languageCodes.map((code) => languages[code].tag).join(', ')}`,
      `Canonical: ${app.config.publicUrl}${address}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
