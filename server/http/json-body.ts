import type { FastifyInstance } from 'fastify';

export const maxBodyBytes = 128 * 1024;
const maxDepth = 20;

/**
 * Returns the deepest nesting of brackets outside strings, and stops counting past `limit`. Safe for any
 * text, before any parsing.
 */
export function jsonDepth(text: string, limit: number): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length && deepest <= limit; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

/**
 * Reads only `application/json` (parameters are allowed, prefixes aren't). Anything else is answered with
 * 415.
 */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parseSafely = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    (request, body, done) => {
      const text = String(body);
      if (jsonDepth(text, maxDepth) > maxDepth) {
        done(Object.assign(new Error('JSON is nested too deep'), { statusCode: 400 }));
        return;
      }
      void parseSafely(request, text, done);
    },
  );
}
