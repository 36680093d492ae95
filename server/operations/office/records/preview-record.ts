import type { LanguageCode } from '#contract/languages.ts';
import { previewRecord } from '#contract/operations/office/records/preview-record.ts';
import type { Database } from '#database/schema.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { everyProduct, listProducts, readsProductsOf } from '#shop/catalogue/catalogue.ts';
import { draftOf } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { contextInTransaction } from '../../../context/context.ts';
import { refuse } from '../account/office-answers.ts';
import { recordRefusal } from './record-answers.ts';
import { recordSources, unknownField } from './record-kinds.ts';

/** Publishes the record and puts it first in the preview. Pages of the shop's own are shown while hidden. */
const inFront = { published: true, position: -1_000_000 };
/** A banner is previewed regardless of its dates. */
const anyDay = { startsOn: null, endsOn: null };
/** The id of a new record, used so that none is taken from the sequence. */
const newId = 999_999_999;

/**
 * Makes the change in a transaction, renders the page within it and rolls back, so that the preview shows
 * exactly the result.
 */
export const handler = handle(
  previewRecord,
  async ({ kind: name, id, fields, page, language }, { app, caller }) => {
    const source = recordSources[name];
    const strange = unknownField(source, fields);
    if (strange !== undefined)
      return refuse(400, 'fieldsWrong', { faults: [{ field: strange, code: 'unknown', about: strange }] });
    const { drawPage, primaryDb = app.db } = app;
    const change = {
      ...(id === null ? { newId } : { id: source.kind.idOf(String(id)) }),
      fields: {
        ...fields,
        ...((name === 'banner' || name === 'campaign') && inFront),
        ...(name === 'banner' && anyDay),
      },
    };
    const changing = { by: staffActor(caller.staffId) };
    return draftOf(app.db, source.kind, changing, change, async (trx, outcome) => {
      if (!outcome || outcome.state === 'refused' || outcome.state === 'conflict')
        return recordRefusal(source, outcome);
      readsProductsOf(trx, primaryDb);
      const after: object | null = 'after' in outcome ? outcome.after : null;
      const slug = after && 'slug' in after ? String(after.slug) : '';
      const address =
        page === 'customPage'
          ? `/${language}/pages/${slug}`
          : await addressOf(page, language, id ?? newId, primaryDb);
      const html = (await drawPage?.(contextInTransaction(app, trx), address)) ?? '';
      return html === '' ? refuse(404, 'notFound') : { html: still(html) };
    });
  },
);

async function addressOf(
  page: string,
  language: LanguageCode,
  id: number | string,
  db: Database,
): Promise<string> {
  if (page === 'home') return `/${language}/`;
  if (page === 'campaign') return `/${language}/campaign/${id}/preview`;
  if (page !== 'product') return `/${language}/${page}`;
  const newest = { language, page: 1, pageSize: 1, order: 'newest' } as const;
  const { products } = await listProducts(db, everyProduct(newest));
  return `/${language}/product-detail/${products[0]?.id ?? 0}/preview/preview`;
}

/** Makes the page static: without scripts, without noscript content, and with disabled links. */
const still = (html: string): string =>
  html
    .replaceAll(/<(?<name>script|noscript)\b.*?<\/\k<name>>|<link [^>]*rel="(?:module)?preload"[^>]*>/gsu, '')
    .replaceAll(/ autofocus(?:="[^"]*")?(?=[\s>])/giu, '')
    .replace('<head>', '<head><base target="_blank">');
