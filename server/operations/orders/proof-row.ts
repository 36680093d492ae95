import { type LanguageCode, languages } from '#contract/languages.ts';
import { centsToDollars } from '#rules/money.ts';
import type { Job, JobProof } from '#shop/jobs/jobs.ts';
import { cellRows } from './item-row.ts';

interface RowFor {
  languageCode: LanguageCode;
  /** The path of the page on which it is answered; '' if its links ended. */
  page: string;
}

export function proofRow(proof: JobProof, items: Job['items'], { languageCode, page }: RowFor) {
  const item = items.find(({ itemId }) => itemId === proof.itemId);
  const { tag } = languages[languageCode];
  return {
    ProofId: proof.id,
    OrderItemID: proof.itemId,
    Number: proof.number,
    ProductName: (tag === 'km' ? item?.nameKm : null) ?? item?.nameEn ?? '',
    Quantity: item?.quantity ?? 0,
    Cells: item && cellRows(item, languageCode),
    ...(proof.repeats !== null && { Repeats: proof.repeats }),
    State: proof.state,
    Situation: proof.situation,
    Note: proof.note,
    Places: proof.prints.map((print) => {
      const place = proof.places.find(({ attributeId }) => attributeId === print.attributeId);
      const [attribute, option] = print[tag];
      return {
        Name: `${attribute || print.en[0]}: ${option || print.en[1]}`,
        WidthMm: place?.widthMm ?? null,
        HeightMm: place?.heightMm ?? null,
        Inks: place?.inks ?? '',
        ...(proof.lacks.includes(print.attributeId) && { Lacks: true as const }),
        ...(print.asksFor === 'drawing'
          ? { Text: '', Drawing: print.text }
          : { Text: print.text || print.names.join('\n') }),
      };
    }),
    Total: centsToDollars(proof.totalCents),
    OrderTotal: centsToDollars(proof.orderCents),
    ...(proof.pieceCents !== null && { PiecePrice: centsToDollars(proof.pieceCents) }),
    IsOpen: proof.isOpen,
    SentAt: proof.sentAt?.toISOString() ?? '',
    AnsweredAt: proof.answeredAt?.toISOString() ?? null,
    AnswerName: proof.answerName,
    Answer: proof.answer,
    Marks: proof.marks,
    Hash: proof.hash.slice(0, 8),
    Picture: page === '' || proof.sheet === '' ? '' : `${page}/proofs/${proof.id}/picture`,
  };
}
