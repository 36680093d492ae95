import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '#contract/languages.ts';
import type { AppContext } from '../../context/context.ts';
import { compressed } from '../encodings.ts';
import { rendered, type Rendered } from '../rendered.ts';
import type { Renderer } from '../renderer.ts';
import { sendCached } from '../send-cached.ts';
import { helpPage } from './help-page.ts';
import { helpBase, pictureBase, readManual } from './manual.ts';
import { sectionOfScreen } from './screen-sections.ts';

const sheet = path.join(import.meta.dirname, 'help.css');
const pictures = path.resolve(import.meta.dirname, '../../../docs/pictures');

interface HelpRequest {
  Params: { language: string; page?: string };
  Querystring: { screen?: unknown };
}

/**
 * Serves the office manual at `/office/help/<language>`, from `docs/office/`, in the design of the office. With
 * `?screen=<name>` it leads to the section about a screen. It needs no login, because people
 * who can't sign in need it, too. It has no data of the shop.
 */
export function serveHelp(server: FastifyInstance, app: AppContext, office: Renderer): void {
  const made = new Map<string, Promise<Map<string, Rendered>>>();
  const pagesIn = (language: LanguageCode) => {
    const before = app.dev ? undefined : made.get(language);
    const pages = before ?? renderAll(language, office);
    made.set(language, pages);
    return pages;
  };
  const answer = async (request: FastifyRequest<HelpRequest>, reply: FastifyReply) => {
    const { language, page = 'README' } = request.params;
    if (!isLanguageCode(language)) return reply.redirect(helpBase(defaultLanguage));
    const { screen } = request.query;
    if (typeof screen === 'string') return reply.redirect(`${helpBase(language)}/${sectionOfScreen(screen)}`);
    const body = (await pagesIn(language)).get(page);
    if (!body) return reply.redirect(helpBase(language));
    return sendCached(
      request,
      reply,
      body,
      async (encoding) => (body.bodies[encoding] = await compressed(body.bodies.identity, encoding)),
    );
  };
  for (const url of ['/office/help/:language', '/office/help/:language/', '/office/help/:language/:page'])
    server.get<HelpRequest>(url, answer);
  server.get('/office/help', async (_request, reply) => reply.redirect(helpBase(defaultLanguage)));
  server.get('/office/help/help.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(readFileSync(sheet)),
  );
  server.get<{ Params: { file: string } }>(
    `${pictureBase}:file(^[a-z.-]+$).webp`,
    async ({ params: { file } }, reply) => {
      const picture = readPicture(file);
      if (picture === null) return reply.callNotFound();
      return reply.header('cache-control', 'public, max-age=3600').type('image/webp').send(picture);
    },
  );
}

function readPicture(name: string): Buffer | null {
  try {
    return readFileSync(path.join(pictures, `${name}.webp`));
  } catch {
    return null;
  }
}

async function renderAll(language: LanguageCode, office: Renderer) {
  const { styles } = await office.stillFiles();
  const pages = readManual(language);
  return new Map(
    pages.map((page) => {
      const text = helpPage({ language, pages, page, styles });
      const { value } = rendered({ status: 200, type: 'text/html; charset=utf-8', text, keep: true });
      return [page.name, value];
    }),
  );
}
