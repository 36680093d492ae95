import type { MessageCode } from '#contract/messages.ts';
import type { PrintRefusal } from '#shop/artwork/artwork.ts';
import type { ArtworkFault } from '../../artwork/inspect.ts';

/** The HTTP status and the message of each refusal. */
export const printRefusals: Readonly<Record<PrintRefusal | ArtworkFault | 'over', [number, MessageCode]>> = {
  unknown: [404, 'generalError'],
  started: [409, 'printStarted'],
  over: [409, 'uploadOver'],
  unknownType: [400, 'artworkUnknownType'],
  aiWithoutPdf: [400, 'artworkAiWithoutPdf'],
  locked: [400, 'artworkLocked'],
  script: [400, 'artworkScript'],
  unreadable: [400, 'artworkUnreadable'],
};
