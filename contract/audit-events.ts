import { resourceEvents } from './resources/resources.ts';

/**
 * Audit events in the groups staff filter by, each with its key in `officeAuditLabels`. shop/audit/events.ts defines
 * the data written with each event.
 */
export const auditGroups = {
  signIns: {
    'staff signed in': 'staffSignedIn',
    'staff sign-in refused': 'staffSignInRefused',
    'staff sign-in limited': 'staffSignInLimited',
    'staff session ended': 'staffSessionEnded',
    'invitation used': 'invitationUsed',
    'first owner made': 'firstOwnerMade',
    'second factor shown': 'secondFactorShown',
    'second factor refused': 'secondFactorRefused',
    'second factor added': 'secondFactorAdded',
    'second factor removed': 'secondFactorRemoved',
    'recovery codes made': 'recoveryCodesMade',
  },
  staff: {
    'staff invited': 'staffInvited',
    'staff changed': 'staffChanged',
    'role created': 'roleCreated',
    'role changed': 'roleChanged',
    'role removed': 'roleRemoved',
    'shared view made': 'sharedViewMade',
    'shared view changed': 'sharedViewChanged',
    'shared view removed': 'sharedViewRemoved',
  },
  orders: {
    'order placed': 'orderPlaced',
    'phone order placed': 'phoneOrderPlaced',
    'order contents changed': 'orderContentsChanged',
    'order company changed': 'orderCompanyChanged',
    'order rest paid': 'orderRestPaid',
    'balance asked': 'balanceAsked',
    'order confirmed': 'orderConfirmed',
    'order links ended': 'orderLinksEnded',
    'order not confirmed': 'orderNotConfirmed',
    'order changed': 'orderChanged',
    'order packed': 'orderPacked',
    'artwork sent': 'artworkSent',
    'proof sent': 'proofSent',
    'proof approved': 'proofApproved',
    'proof changes requested': 'proofChangesRequested',
    'order released': 'orderReleased',
    'print text sent': 'printTextSent',
    'order sent': 'orderSent',
    'parcel packed': 'parcelPacked',
    'parcel changed': 'parcelChanged',
    'parcel delivered': 'parcelDelivered',
    'parcel not delivered': 'parcelNotDelivered',
    'parcel undone': 'parcelUndone',
    'parcel receipt kept': 'parcelReceiptKept',
    'note written': 'noteWritten',
    'mail sent again': 'mailSentAgain',
    'inquiry message written': 'inquiryMessageWritten',
    'seller approved': 'sellerApproved',
    'seller declined': 'sellerDeclined',
    ...resourceEvents('orders'),
  },
  looks: {
    'order seen': 'orderSeen',
    'order message seen': 'orderMessageSeen',
    'inquiry seen': 'inquirySeen',
    'papers printed': 'papersPrinted',
    'slip shown': 'slipShown',
    'slip seen': 'slipSeen',
    'customer seen': 'customerSeen',
    'audit exported': 'auditExported',
    'orders exported': 'ordersExported',
    'records exported': 'recordsExported',
  },
  money: {
    'refund asked': 'refundAsked',
    'refund failed': 'refundFailed',
    'refund made by hand': 'refundMadeByHand',
    'stray money settled': 'strayMoneySettled',
    'transfer confirmed': 'transferConfirmed',
    'transfer refused': 'transferRefused',
    'slips refused': 'slipsRefused',
    'link paid by code': 'linkPaidByCode',
    'code chosen': 'codeChosen',
    'payment decided': 'paymentDecided',
    'payment alarm': 'paymentAlarm',
    'payment dispute': 'paymentDispute',
    'cards limited': 'cardsLimited',
    'riel rate set': 'rielRateSet',
  },
  catalogue: {
    'product created': 'productCreated',
    'product changed': 'productChanged',
    'category created': 'categoryCreated',
    'category changed': 'categoryChanged',
    'word created': 'wordCreated',
    'word changed': 'wordChanged',
    'word removed': 'wordRemoved',
    'words merged': 'wordsMerged',
    ...resourceEvents('catalogue'),
    'catalogue imported': 'catalogueImported',
    'import started': 'importStarted',
    'import undone': 'importUndone',
    'file uploaded': 'fileUploaded',
    'product file downloaded': 'productFileDownloaded',
  },
  settings: {
    'shop created': 'shopCreated',
    'settings changed': 'settingsChanged',
    'mail tried again': 'mailTriedAgain',
    'test mail asked': 'testMailAsked',
    'connection saved': 'connectionSaved',
    'connection removed': 'connectionRemoved',
    'backup asked': 'backupAsked',
    'backup made': 'backupMade',
    'way to pay bounded': 'wayToPayBounded',
    'way to pay switched on': 'wayToPayOn',
    'way to pay switched off': 'wayToPayOff',
    'banner made': 'bannerMade',
    'banner changed': 'bannerChanged',
    'banner removed': 'bannerRemoved',
    'campaign made': 'campaignMade',
    'campaign changed': 'campaignChanged',
    'campaign removed': 'campaignRemoved',
    ...resourceEvents('settings'),
    'label changed': 'labelChanged',
  },
  accounts: {
    login: 'login',
    'login refused': 'loginRefused',
    'login limited': 'loginLimited',
    'session ended': 'sessionEnded',
    signup: 'signup',
    'signup refused': 'signupRefused',
    'signup limited': 'signupLimited',
    'profile changed': 'profileChanged',
    'code asked': 'codeAsked',
    'code refused': 'codeRefused',
    'code limited': 'codeLimited',
    'guess limited': 'guessLimited',
    'number added': 'numberAdded',
    'number removed': 'numberRemoved',
    'password changed': 'passwordChanged',
    'password reset': 'passwordReset',
    'address confirmed': 'addressConfirmed',
    'browser known': 'browserKnown',
    'customer made': 'customerMade',
    ...resourceEvents('accounts'),
    'customer note written': 'customerNoteWritten',
    'customer sessions ended': 'customerSessionsEnded',
    'personal data requested': 'personalDataRequested',
    'data request handled': 'dataRequestHandled',
    'personal data exported': 'personalDataExported',
    'customers merged': 'customersMerged',
    'merge undone': 'mergeUndone',
    'customer erased': 'customerErased',
    'seller request': 'sellerRequest',
    'seller request refused': 'sellerRequestRefused',
  },
  refusals: {
    'call refused': 'callRefused',
    'UserID mismatch': 'userIdMismatch',
    'download refused': 'downloadRefused',
  },
} as const;

export type AuditGroup = keyof typeof auditGroups;
export const auditGroupNames = Object.keys(auditGroups) as AuditGroup[];

type EventsOf<Group> = Group extends AuditGroup ? keyof (typeof auditGroups)[Group] : never;
export type AuditEventName = EventsOf<AuditGroup>;

type EventLabels<Group> = Group extends AuditGroup
  ? (typeof auditGroups)[Group][keyof (typeof auditGroups)[Group]]
  : never;
type AuditLabel = EventLabels<AuditGroup>;

/**
 * The label key of each event. An event of an older release may have none and is shown with its name in the
 * log.
 */
export const auditEventLabels = Object.assign({}, ...Object.values(auditGroups)) as Readonly<
  Record<string, AuditLabel | undefined>
>;
