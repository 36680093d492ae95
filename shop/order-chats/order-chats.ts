export {
  requestChanges,
  findProofAwaitingChanges,
  chatOfMessage,
  type ChatOfMessage,
  chatsOfOrder,
  endChats,
  isFollowing,
  ordersOfChat,
  stopChat,
} from './chat-queries.ts';
export {
  confirmUpdate,
  holdUpdates,
  type Holding,
  nameBot,
  releaseUpdates,
  usernameOf,
} from './bot-queries.ts';
export { followLink, followOrder, type Followed } from './follow-order.ts';
export { proofForChat, type ProofForChat } from './proof-for-chat.ts';
export { callbackOf, type Command, readCallback, readCommand } from './commands.ts';
