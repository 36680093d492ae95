import { messages } from '#contract/messages.ts';
import { exportMessages } from '#contract/operations/office/inbox/export-messages.ts';
import { resources } from '#contract/resources/resources.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { listInquiries, writtenTexts } from '#shop/inquiries/inquiries.ts';
import { inPieces } from '#shop/work-queue/work-queue.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { csvOf, maxExported } from '../csv.ts';
import { recordSources, refuseUnknown } from '../records/record-kinds.ts';

const columns = ['inquiry', 'kind', 'writtenAt', 'writtenBy', 'subject', 'email', 'phone', 'text'];

export const handler = handle(exportMessages, async (request, { app: { db }, caller }) => {
  if (!caller.permissions.has('inbox.answer')) return new Refused(403, messages.texts.notAllowed);
  const { fields } = recordSources.inquiry;
  const refused = refuseUnknown(resources.inquiry, recordSources.inquiry, request);
  if (refused) return refused;
  const { staffId } = caller;
  const { records, found } = await listInquiries(db, {
    ...request,
    from: 0,
    limit: maxExported,
    staffId,
    fields,
  });
  async function* texts() {
    for await (const piece of inPieces(records))
      yield* inPieces(
        await writtenTexts(
          db,
          piece.map(({ id }) => id),
        ),
      );
  }
  const file = await csvOf(columns, texts(), (piece) =>
    piece.map(({ inquiryId, kind, at, by, subject, email, phone, text }) => [
      String(inquiryId),
      kind,
      at.toISOString(),
      by,
      subject,
      email,
      phone,
      text,
    ]),
  );
  await writeAudit(db, staffActor(staffId), 'records exported', { kind: 'inquiryMessage', rows: file.rows });
  return { ...file, hasMore: file.hasMore || found > records.length };
});
