import { cambodianNumber } from '#contract/forms/e164.ts';
import { isEmail, normalEmail } from '#contract/forms/email.ts';
import { isPhone, plainPhone } from '#contract/forms/phone.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  type CustomerFields,
  importedCustomerKind,
  importedFields,
  matchesOf,
  unsubscribedOf,
} from '#shop/customers/customers.ts';
import { namedPlaces } from '#shop/places/places.ts';
import { changeRecords, withinTransaction } from '#shop/records/records.ts';
import { cut, plain } from './cell-text.ts';
import { type CustomerColumn, customerColumnOf } from './customer-columns.ts';
import type { Importing } from './import-products.ts';
import { Places } from './places.ts';
import { type Done, recordResult } from './record-result.ts';
import { CellReader, type FileRow, type RowResult, yes } from './row.ts';

/** Rows per batch. Orders of these customers wait while it is written. */
const atOnce = 500;

type Match = Awaited<ReturnType<typeof matchesOf>>[number][number];

/** A row as it was read. `email` and `number` are in storage format, '' where there is none. */
interface Parsed {
  cells: CellReader<CustomerColumn>;
  line: number;
  email: string;
  number: string;
  fields: Partial<CustomerFields>;
}

/**
 * Imports customers, each all or nothing, matched by email and then by number. Empty cells change nothing. Passwords aren't
 * imported, no emails are sent, and who unsubscribed isn't subscribed again.
 */
export async function* importCustomers(
  db: Database,
  importing: Importing,
  rows: readonly FileRow<string>[],
): AsyncGenerator<RowResult[]> {
  const places = new Places(await namedPlaces(db));
  const seen = new Map<string, number>();
  for (let at = 0; at < rows.length; at += atOnce) {
    const batch = rows.slice(at, at + atOnce) as FileRow<CustomerColumn>[];
    yield await withinTransaction(db, (trx) => importBatch(trx, importing, { places, seen }, batch));
  }
}

async function importBatch(
  db: Database,
  { by, why, isTrial, bulkId, keep }: Importing,
  { places, seen }: { places: Places; seen: Map<string, number> },
  rows: readonly FileRow<CustomerColumn>[],
): Promise<RowResult[]> {
  const parsed = rows.map((row) => parsedRow(row, places));
  const matches = await matchesOf(
    db,
    parsed.map(({ email, number, fields: { note = '' } }) => ({ email, number, note })),
  );
  const ended = await unsubscribedOf(
    db,
    parsed.flatMap(({ email }) => (email === '' ? [] : [email])),
  );
  const found = parsed.map((each, at) => {
    const match = matchOf(each, matches[at] ?? []);
    if (match?.hasNote) delete each.fields.note;
    if (match) delete each.fields.email;
    if (ended.has(each.email)) delete each.fields.newsletter;
    noteRepeated(each, match, seen);
    return match;
  });
  const good = parsed.flatMap(({ cells }, at) => (cells.problems.length === 0 ? [at] : []));
  const changing = { by, why: why.replace(/^import /u, 'import of '), isTrial };
  const outcomes = await changeRecords(
    db,
    importedCustomerKind,
    { ...changing, ...(bulkId !== undefined && { bulkId }) },
    good.map((at) => ({ ...(found[at] && { id: found[at].id }), fields: parsed[at]?.fields ?? {} })),
  );
  const results = parsed.map(({ cells, line, email }, at): RowResult => {
    const outcome = outcomes[good.indexOf(at)];
    const id = found[at]?.id ?? (outcome && 'id' in outcome ? outcome.id : 0);
    return {
      line,
      key: email || cells.text('phone') || cells.text('firstname'),
      ...(outcome
        ? recordResult(outcome, customerColumnOf, differencesOf)
        : { state: 'wrong', differences: [], problems: cells.problems }),
      ...(id > 0 && { customer: id }),
    };
  });
  await keep?.(db, rows, results);
  return results;
}

/** Fields whose cells aren't their text. */
const special = new Set(['phone', 'email', 'language', 'tags', 'newsletter', 'city', 'province']);

const languageNames: Readonly<Record<string, LanguageCode>> = {
  en: 'en',
  english: 'en',
  ar: 'ar',
  km: 'ar',
  khmer: 'ar',
};

function languageIn(cells: CellReader<CustomerColumn>): LanguageCode | null {
  const text = cells.text('language').toLowerCase();
  const code = languageNames[text.split(/[-_]/u, 1)[0] ?? ''];
  return code ?? (text === '' ? null : cells.refuse('language', 'language', text));
}

function parsedRow(row: FileRow<CustomerColumn>, places: Places): Parsed {
  const cells = new CellReader(row);
  const [email, phone] = [normalEmail(cells.text('email')), plainPhone(cells.text('phone'))];
  const number = cambodianNumber(phone) ?? '';
  if (email !== '' && !isEmail(email)) cells.refuse('email', 'email', email);
  if (phone !== '' && !isPhone(phone)) cells.refuse('phone', 'phone', phone);
  const fields: Partial<CustomerFields> = {};
  for (const field of importedFields) {
    const text = cells.text(customerColumnOf(field));
    if (text !== '' && !special.has(field)) Object.assign(fields, { [field]: text });
  }
  if (email !== '') fields.email = email;
  if (phone !== '') fields.phone = number || phone;
  const language = languageIn(cells);
  if (language) fields.language = language;
  const tags = cut(cells.text('tags'), ',').map(plain).filter(Boolean);
  if (tags.length > 0) fields.tags = tags;
  if (yes.has(cells.text('newsletter').toLowerCase())) fields.newsletter = true;
  const [province, city] = [cells.text('province'), cells.text('city')];
  const place = places.find(province, city);
  // The file's own unknown places are in the address already, so these were typed in the office.
  const [unknown] = place.unknown;
  if (unknown !== undefined) cells.refuse(unknown === city ? 'city' : 'province', 'unknown', unknown);
  if (place.province !== '') fields.province = place.province;
  if (place.city !== '') fields.city = place.city;
  return { cells, line: row.line, email, number, fields };
}

/** Returns the customer whom a row is about, if any. Numbers where they can only be called count if it has no email. */
function matchOf({ cells, email, number }: Parsed, matches: readonly Match[]): Match | undefined {
  const [byEmail, byNumber] = (['email', 'number'] as const).map((by) =>
    matches.find((each) => each.by === by),
  );
  const mobiles = email === '' ? matches.filter(({ by }) => by === 'mobile') : [];
  const match = byEmail ?? byNumber ?? mobiles[0];
  if (!byEmail && !byNumber && mobiles.length > 1) cells.refuse('phone', 'severalCustomers', number);
  if (match && !match.isActive) cells.refuse(byEmail ? 'email' : 'phone', 'closed');
  else if (match && match === byNumber && email !== '') cells.refuse('email', 'otherEmail', email);
  else if (match && match.signIn !== '' && cells.text('phone') !== '' && match.signIn !== number)
    cells.refuse('phone', 'ownPhone');
  if (!match && email === '' && number === '') cells.refuse('email', 'noLogin');
  return match;
}

/** A customer may be in a file once. */
function noteRepeated(
  { cells, line, email, number }: Parsed,
  match: Match | undefined,
  seen: Map<string, number>,
) {
  const key = match ? `#${match.id}` : email || number;
  const earlier = seen.get(key);
  if (earlier !== undefined) cells.refuse(email === '' ? 'phone' : 'email', 'repeated', earlier);
  else if (key !== '') seen.set(key, line);
}

const cellOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
};

const differencesOf = ({ before, after, fields }: Done): RowResult['differences'] => {
  if (before === null) return [];
  const of = (record: object, field: string) => cellOf((record as Record<string, unknown>)[field]);
  return fields.map((field) => ({
    column: customerColumnOf(field),
    from: of(before, field),
    to: of(after, field),
  }));
};
