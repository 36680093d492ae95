export { isRefusal, missingChoice, priceShopCart, type Refusal, type ShopCart } from './cart.ts';
export { applyCoupon, type AppliedCoupon } from './cart-coupon.ts';
export { readCart, type CartRequestLine, type DraftLine } from './cart-json.ts';
export {
  type OrderPlan,
  planChangeOf,
  planOrderChange,
  applyStockDifference,
  writeChange,
} from './changing/change-order.ts';
export { choicesOf, type ProductChoice, provincesFor } from './changing/choice-queries.ts';
export { extraRow, forExtras } from './line-queries.ts';
export { mayBeChanged, orderToChange, placeIdsOf, type StoredOrder } from './changing/change-queries.ts';
export { notifyCustomer as tellOfOrder } from './notify-customer.ts';
export { changesOf, type OrderChange, recordChange } from './changing/change-write-queries.ts';
export type { ChangedThing } from './changing/changed-things.ts';
export {
  changesCompany,
  type OrderEditError,
  type NewAddress,
  type OrderEdit,
} from './changing/order-edit.ts';
export { changeOrderStatus, type StatusChange, type StatusRefusal } from './change-status.ts';
export { confirmCalled, confirmCashOrder, mailLinkAgain, orderOfLink } from './confirm-order.ts';
export { listJobs, type PackingJob } from './packing-queries.ts';
export { packLine, type CheckOffResult } from './packing.ts';
export {
  ordersToCall,
  type OrderToCall,
  ordersToConfirm,
  orderToConfirm,
  type OrderToConfirm,
} from './confirm-queries.ts';
export { expireUnconfirmedOrders } from './end-overdue.ts';
export type { DeliveryMethod } from './delivery.ts';
export { type DiscountResults, resultsOfDiscounts, usesOfDiscount } from './discount-use-queries.ts';
export { recentCartsWith } from './example-cart-queries.ts';
export { type Gift, giftOf } from './gift.ts';
export { dueNow } from './deposit-queries.ts';
export { shopDay } from './promise-queries.ts';
export { creditLeft, creditOfOrder, termsOfCustomer } from './terms-queries.ts';
export { holds, isHeld, isReturningCustomer, hasNoReservation } from './held-queries.ts';
export type { ReservationLimits } from './hold-rules.ts';
export { readDownload, signDownload, type DownloadLink } from './download-link.ts';
export { boughtFile, linkMinutes, type BoughtFile } from './download-queries.ts';
export { type Mention, openMentions, orderIdOf, type OrderNote, seeNotes } from './note-queries.ts';
export { writeNote } from './notes.ts';
export { cellsForMail, onceForMail, type OrderMail } from './order-mail.ts';
export type { OrderRefusal } from './order-terms.ts';
export { changeCompany } from './tax/change-company.ts';
export { type Company, companyOf } from './tax/company.ts';
export { issueTaxDocuments } from './tax/issue-documents.ts';
export { vatOfOrder } from './tax/order-vat.ts';
export { companyOfCustomer, hasVat, orderOfDocument, type TaxDocument } from './tax/tax-queries.ts';
export { lockReservations } from './newcomer-hold.ts';
export { placeOrder, type OrderOutcome, type OrderRequest } from './place-order.ts';
export type { PlacedOrder } from './claim-queries.ts';
export {
  type CashStatus,
  cashStatusOf,
  latestOrdersOf,
  ordersOfCustomer,
} from './customer-status-queries.ts';
export { quoteOrder, type Quote } from './quote.ts';
export {
  hasJob,
  itemsOf,
  ordersOf,
  orderSummary,
  type OrderCell,
  type OrderItem,
  type OrderSummary,
} from './queries.ts';
export { isInProgress, type Progress, progressOf, progressSteps } from './progress.ts';
export { followedOrder, type FollowedOrder } from './progress-queries.ts';
export {
  isInTransit,
  storeReceipt,
  mayHaveReceipt,
  type Parcel,
  parcelsOf,
  parcelTexts,
  readParcelNumber,
  receiptOf,
  unitsToSend,
} from './parcel-queries.ts';
export { changeParcel, confirmParcel, parcelSteps, takeParcelStep } from './change-parcel.ts';
export { orderOfReceiptLink } from './receipt-link.ts';
export { maySend, type ParcelRefusal, sendOrder } from './send-order.ts';
export {
  refundUnits,
  lockForChange,
  lockOrder,
  type LockedOrder,
  type OrderStatus,
  type OrderUnits,
} from './status-queries.ts';
export {
  findOrderIds,
  findOrders,
  listedOrders,
  type ListedOrder,
  type OrderFilter,
  sumOrders,
  orderForStaff,
  type StaffOrder,
} from './staff-queries.ts';
export { cellsOfOrders, type OrderedCells } from './ordered-cells-queries.ts';
export {
  costOfUnits,
  earningsOfOrder,
  includedRate,
  netSales,
  refundsOfOrders,
} from './money/margin-queries.ts';
export { paidAmount, paymentNotes } from './money/payment-notes.ts';
export type { PaymentSummary } from './money/payment-summary.ts';
export {
  orderCounts,
  orderFacts,
  moneyOfOrder,
  receivedCents,
  paymentSummaries,
  paymentSummaryOf,
} from './money/summary-queries.ts';
export { ordersOfDocument, type DocumentOrder } from './paper-queries.ts';
export { isCash } from './money-flow-queries.ts';
export { moneyMoved } from './money/moved-queries.ts';
export { bestSellers } from './best-seller-queries.ts';
export { salesOf } from './product-sales-queries.ts';
export { takingsOfToday } from './takings-queries.ts';
export { storiesOf, storyOfOrder } from './story-queries.ts';
export { type LateOrder, lateOrders, type WaitingOrders, waitingOrders } from './today-queries.ts';
export { planStep, possibleSteps, type StaffStep, staffSteps, type StepPlan } from './staff-steps.ts';
export {
  hiddenStatuses,
  openness,
  openStatuses,
  statusesBeforeWork,
  type StatusId,
} from './status-transitions.ts';
export { countArrived } from './waiting-queries.ts';
export { missingForWork, ordersToProof, releaseWork, type Waiver, waiversOf } from './work-queries.ts';
export { noteVisit } from './visit-queries.ts';
export { isCounter, isPartlySent, isPickUp, ownOptions, unitsAway, unitsGone } from './sent-queries.ts';
