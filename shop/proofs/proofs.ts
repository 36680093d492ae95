export { addPrint } from './add-print.ts';
export { type AnswerRefusal, answerProof } from './answer-proof.ts';
export { requestArtwork } from './ask-artwork.ts';
export {
  discardProof,
  type DraftRefusal,
  draftProof,
  isUpToDate,
  sendProof,
  type SendRefusal,
} from './make-proof.ts';
export { type Proof, type ProofAnswer, proofsOf, sheetOf } from './proof-queries.ts';
