import { createHash } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { insertArtwork, artworkFile } from '#shop/artwork/artwork.ts';
import { customerActor } from '#shop/audit/audit.ts';
import { type CartRequestLine, changeOrderStatus, itemsOf } from '#shop/orders/orders.ts';
import { mergeLines } from '#shop/pricing/pricing.ts';
import { answerProof, draftProof, sendProof } from '#shop/proofs/proofs.ts';
import { orderStatuses } from '#contract/constants.ts';
import type { FileStore } from '../adapters/storage/file-store.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { DemoData } from './files.ts';
import { demoRequest, placePaidOrder, staff } from './order-request.ts';
import { choicesOf } from './product-choices.ts';
import { nameProof, storeDesign, setDeposit } from './printed-queries.ts';
import type { DemoIds } from './slugs.ts';

type Printed = DemoData['printed'][number];

/**
 * Places the orders of printed items as a shopper and staff do, at the time of the seed: one waits for its customer's answer
 * to a proof, and work on one began after a deposit.
 * @throws OperatorError if the shop refuses one of them
 */
export async function placePrintedOrders(
  db: Database,
  { data, ids, files }: { data: DemoData; ids: DemoIds; files: FileStore },
): Promise<void> {
  for (const [place, order] of data.printed.entries()) {
    const file = `printed.json: order ${place + 1}`;
    const customerId = ids.accounts.idOf(order.account, file);
    const { artwork, design, options } = order;
    const chosen = choicesOf(productOf(order, data, ids, file), data, ids);
    const idOf = (attribute: string, option: string | null) =>
      chosen.find((each) => each.attribute === attribute && each.option === option);
    const printed = Object.entries(options).flatMap(([attribute, option]) => idOf(attribute, option) ?? []);
    const content = await files.read(artworkFile(artwork.id));
    if (!content) throw new OperatorError(`${file}: content/artwork/${artwork.id} not found`);
    await insertArtwork(db, customerId, {
      ...artwork,
      bytes: content.length,
      scan: 'none',
      sha256: createHash('sha256').update(content).digest(),
    });
    await storeDesign(db, { designId: design, customerId, artworkId: artwork.id, printed });
    if (order.deposit !== null) await setDeposit(db, customerId, order.deposit);
    const cells = order.pieces.map(({ colour, size, quantity }) => ({
      colorId: idOf('color', colour)?.optionId ?? 0,
      sizeId: idOf('size', size)?.optionId ?? 0,
      quantity,
    }));
    await play(db, order, {
      customerId,
      file,
      line: {
        productId: ids.products.idOf(order.product, file),
        quantity: cells.reduce((sum, cell) => sum + cell.quantity, 0),
        options: printed,
        cells,
        designId: design,
      },
      attributeIds: printed.map(({ attributeId }) => attributeId),
    });
    if (order.deposit !== null) await setDeposit(db, customerId, null);
  }
}

function productOf({ product }: Printed, { products }: DemoData, ids: DemoIds, file: string) {
  const found = products[ids.products.idOf(product, file) - 1];
  if (!found) throw new OperatorError(`${file}: ${product} not found`);
  return found;
}

interface Playing {
  customerId: number;
  file: string;
  line: CartRequestLine;
  attributeIds: readonly number[];
}

/** Places, pays and proofs one order. */
async function play(
  db: Database,
  { deposit, design, proof }: Printed,
  { customerId, file, line, attributeIds }: Playing,
): Promise<void> {
  const request = {
    ...demoRequest,
    customerId,
    lines: mergeLines([line]),
    isDeposit: deposit !== null,
    idempotencyKey: `demo-${design}`,
  };
  const { orderId, totalCents } = await placePaidOrder(db, file, request);
  const [item] = await itemsOf(db, customerId, orderId);
  if (!item) throw new OperatorError(`${file}: order not placed`);
  const { id: proofId, sheet, note, widthMm, heightMm, inks, approvedBy } = proof;
  const drafted = await draftProof(db, {
    orderId,
    itemId: item.itemId,
    places: attributeIds.map((attributeId) => ({ attributeId, widthMm, heightMm, inks })),
    lacks: [],
    note,
    unitCents: null,
    sheet: `proofs/${sheet}`,
    by: staff,
  });
  if (typeof drafted === 'string') throw new OperatorError(`${file}: proof: ${drafted}`);
  await nameProof(db, drafted.id, proofId);
  await sendProof(db, { orderId, id: proofId, by: staff });
  if (approvedBy === null) return;
  await answerProof(db, {
    orderId,
    customerId,
    proofId,
    shownCents: totalCents,
    actor: customerActor(customerId),
    state: 'approved',
    by: 'account',
    name: approvedBy,
    answer: '',
    marks: [],
  });
  await changeOrderStatus(db, { orderId, to: orderStatuses.inProgress, actor: staff });
}
