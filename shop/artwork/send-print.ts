import { artworkLimits, fileAsks, namesIn, textAsks } from '#contract/artwork.ts';
import type { NotedChannel } from '#contract/proofs.ts';
import { type Actor, customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { inTransaction, type TransactionResult } from '#shop/transaction.ts';
import { sharpPlacement } from '#rules/artwork.ts';
import type { Placement } from '#rules/print-area.ts';
import { draftOf, isOffered } from './draft-queries.ts';
import {
  designOfItem,
  drawingOf,
  lockOrderOfItem,
  artworkOf,
  pictureOfPlace,
  type Print,
  type PrintedContent,
  type PrintPlace,
  printsOf,
  writePlace,
  writePlacement,
} from './print-queries.ts';

/** A file or text for an option: the id of the stored file, or the text, or a name in each of its lines. */
export type PrintContent = { artworkId: string; placement: Placement | null } | { text: string };

/**
 * `unknown`: the option doesn't ask for it, or isn't this customer's. `started`: work on the order has begun. `longName`: a
 * name doesn't fit.
 */
export type PrintRefusal = 'unknown' | 'started' | 'longName';

type Sender = number | null;
type Asked = Print['asksFor'];

/** Returns why a person can't send something for an option, or what the option asks for. A visitor is null. */
export const printToSend = (
  db: Database,
  sender: Sender,
  place: PrintPlace,
  kinds: readonly Asked[],
): Promise<Asked | PrintRefusal> =>
  inTransaction(db, async (trx) => ({ keep: false, outcome: await kindOf(trx, sender, place, kinds) }));

async function kindOf(
  db: Database,
  sender: Sender,
  place: PrintPlace,
  kinds: readonly Asked[],
): Promise<Asked | PrintRefusal> {
  if ('productId' in place) {
    for (const kind of kinds) if (await isOffered(db, place, kind)) return kind;
    return 'unknown';
  }
  const { itemId, attributeId } = place;
  const orderId = sender === null ? null : await lockOrderOfItem(db, { customerId: sender, itemId });
  const isOther = orderId === null || (place.orderId !== undefined && place.orderId !== orderId);
  const prints = isOther ? [] : await printsOf(db, { orderId, customerId: sender });
  const print = prints.find((each) => each.itemId === itemId && each.attributeId === attributeId);
  if (!print || !kinds.includes(print.asksFor)) return 'unknown';
  return print.isOpen ? print.asksFor : 'started';
}

/** What a place holds for each kind. A text stays exactly as typed, but for the line ends of forms. */
function contentOf(kind: Asked, content: PrintContent): PrintedContent {
  if ('artworkId' in content) return kind === 'drawing' ? { artworkId: content.artworkId } : content;
  if (kind === 'names') return { names: namesIn(content.text).slice(0, artworkLimits.names) };
  return { text: content.text.trim() === '' ? '' : content.text.replaceAll('\r\n', '\n') };
}

/**
 * Stores a file or text for an option, in place of an earlier one. For an ordered item, its design is replaced by a copy, so
 * that what was ordered or approved before stays as it was.
 * @returns the design, or why not
 */
export const sendPrint = (db: Database, sender: Sender, place: PrintPlace, content: PrintContent) =>
  inTransaction(db, (trx) => sendPrintIn(trx, sender, place, content));

/** Does the same within a transaction, which must be rolled back if the result says so. Staff may note what came to them. */
export async function sendPrintIn(
  db: Database,
  sender: Sender,
  place: PrintPlace,
  content: PrintContent,
  noted?: { actor: Actor; by: NotedChannel },
): Promise<TransactionResult<PrintRefusal | { designId: string }>> {
  const isFile = 'artworkId' in content;
  const kind = await kindOf(db, sender, place, isFile ? fileAsks : textAsks);
  if (isRefused(kind)) return { keep: false, outcome: kind };
  const stored = contentOf(
    kind,
    kind === 'artwork' ? await withSharpPlacement(db, sender, place, content) : content,
  );
  if (isTooLong(stored)) return { keep: false, outcome: 'longName' };
  const { attributeId } = place;
  const designId = await designToWrite(db, sender, place);
  const drawing = kind === 'drawing' && { ...(await drawingOf(db, designId, attributeId)), isDrawing: true };
  await writePlace(db, designId, attributeId, { ...drawing, ...stored });
  if ('itemId' in place) {
    const detail = { line: place.itemId, attribute: attributeId, ...(noted && { by: noted.by }) };
    const actor = noted?.actor ?? customerActor(sender ?? 0);
    await writeAudit(db, actor, isFile ? 'artwork sent' : 'print text sent', detail);
  }
  return { keep: true, outcome: { designId } };
}

/** Adds a placement to a file without one, at most as wide as its resolution allows. */
async function withSharpPlacement(
  db: Database,
  sender: Sender,
  place: PrintPlace,
  content: PrintContent,
): Promise<PrintContent> {
  if (!('artworkId' in content) || content.placement) return content;
  const artwork = await artworkOf(db, content.artworkId, sender);
  const picture = artwork && (await pictureOfPlace(db, place));
  return artwork ? { ...content, placement: sharpPlacement(artwork.facts, picture) } : content;
}

const designToWrite = (db: Database, sender: Sender, place: PrintPlace): Promise<string> =>
  'itemId' in place ? designOfItem(db, sender ?? 0, place.itemId) : draftOf(db, sender, place.designId);

/** Stores where the file that was sent for an option is in its area, as `sendPrint` stores the file. */
export const placePrint = (db: Database, sender: Sender, place: PrintPlace, placement: Placement) =>
  inTransaction<PrintRefusal | { designId: string }>(db, async (trx) => {
    const kind = await kindOf(trx, sender, place, ['artwork']);
    if (isRefused(kind)) return { keep: false, outcome: kind };
    const designId = await designToWrite(trx, sender, place);
    const isPlaced = await writePlacement(trx, designId, place.attributeId, placement);
    return isPlaced ? { keep: true, outcome: { designId } } : { keep: false, outcome: 'unknown' };
  });

const refusals: readonly string[] = ['unknown', 'started', 'longName'] satisfies PrintRefusal[];
export const isRefused = (answer: Asked | PrintRefusal): answer is PrintRefusal => refusals.includes(answer);

const isTooLong = ({ text = '', names = [] }: PrintedContent): boolean =>
  text.length > artworkLimits.text || names.some((name) => name.length > artworkLimits.name);
