import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** An email read from its file: decoded headers by lower-case name. */
export interface StoredMail {
  name: string;
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
}

const isName = (name: string): boolean => /^[\w-]{1,120}\.eml$/u.test(name);

/** Sorts by the time at the start of the name, then by the id at the end (file-transport.ts). */
const newestFirst = (one: string, other: string): number =>
  other.slice(0, 16).localeCompare(one.slice(0, 16), 'en') || idOf(other) - idOf(one);
const idOf = (name: string): number => Number(/-(\d+)\.eml$/u.exec(name)?.[1] ?? 0);

/** Returns the newest emails of a folder, newest first. */
export async function storedMails(folder: string, limit: number): Promise<StoredMail[]> {
  const names = (await readdir(folder)).filter(isName).toSorted(newestFirst).slice(0, limit);
  const mails = await Promise.all(names.map((name) => storedMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}

/** Returns one email; null when there is none with that name. */
export async function storedMail(folder: string, name: string): Promise<StoredMail | null> {
  if (!isName(name)) return null;
  const source = await readFile(path.join(folder, name), 'latin1').catch(() => null);
  if (source === null) return null;
  const { headers, body } = splitPart(source);
  const boundary = /boundary="?([^";]+)/u.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body.split(`--${boundary}`).map((part) => splitPart(part.trimStart()))
    : [{ headers, body }];
  const of = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type));
  return { name, headers, text: decoded(of('text/plain')), html: decoded(of('text/html')) };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function splitPart(source: string): Part {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/gu, ' ').split('\r\n');
  const headers = lines.map((line) => /^([\w-]+):\s*(.*)$/u.exec(line)).filter((match) => match !== null);
  return {
    headers: Object.fromEntries(
      headers.map(([, name = '', value = '']) => [name.toLowerCase(), decodedWords(value)]),
    ),
    body: rest.join('\r\n\r\n'),
  };
}

function decoded(part: Part | undefined): string {
  if (!part) return '';
  const encoding = part.headers['content-transfer-encoding']?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquoted(part.body.replaceAll('=\r\n', '')) : fromBytes(part.body);
}

/** Decodes RFC 2047: `=?UTF-8?B?…?=`. Whitespace between two encoded words is ignored. */
const decodedWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/giu, (_word, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : bytesOf(text.replaceAll('_', ' ')),
    )
    .replace(/^.*$/su, fromBytes);

const bytesOf = (text: string): string =>
  text.replaceAll(/=([\dA-F]{2})/giu, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const fromBytes = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');
const unquoted = (text: string): string => fromBytes(bytesOf(text));
