type Nothing = Record<string, never>;

/** What can have happened, and what is written beside it: ids, counts, names of fields; never what somebody typed. */
export interface AuditDetails {
  'call refused': { operation: string };
  'UserID mismatch': { operation: string };
  'download refused': { orderItem: number };

  /** `bound`: to the browser. */
  login: { bound: boolean };
  'login refused': Nothing;
  'login limited': Nothing;
  'session ended': Nothing;
  signup: Nothing;
  'signup refused': Nothing;
  'signup limited': Nothing;
  'profile changed': Nothing;
  /** By staff, while they talked to somebody on the phone. */
  'customer made': { customer: number };
  'customer changed': { customer: number };
  'customer seen': { customer: number };
  'code asked': Nothing;
  'code refused': Nothing;
  'code limited': Nothing;
  'guess limited': Nothing;
  /** To an account made by e-mail. */
  'number added': Nothing;
  'number removed': Nothing;
  'password changed': Nothing;
  'password reset': Nothing;
  /** By the link in a mail, or by a mailed code. */
  'address confirmed': { by: 'link' | 'code' };
  /** By the link in a mail with a code. */
  'browser known': Nothing;
  /** By number alone; null: they had no account. */
  'customer erased': { customer: number | null };

  'staff invited': { staff: number; role: number };
  /** With what they showed: a password or a passkey. */
  'staff signed in': { by: 'password' | 'passkey' };
  'staff sign-in refused': Nothing;
  'staff sign-in limited': Nothing;
  'staff session ended': Nothing;
  'invitation used': Nothing;
  'second factor shown': { by: 'passkey' | 'authenticator' | 'recovery code' };
  'second factor refused': Nothing;
  'second factor added': { kind: 'passkey' | 'authenticator' };
  'second factor removed': { kind: 'passkey' | 'authenticator' };
  'recovery codes made': Nothing;
  'staff changed': { staff: number; fields: string[] };
  'role created': { role: number; permissions: string[] };
  'role changed': { role: number; permissions: string[] };
  'role removed': { role: number };
  'shared view made': { view: number };
  'shared view changed': { view: number; fields: string[] };
  'shared view removed': { view: number };
  /** From the office, whole. */
  'file uploaded': { use: string; bytes: number };
  /** The digital one, by staff. */
  'product file downloaded': { product: number };

  'shop created': { currency: string; language: string };
  'settings changed': { names: string[] };
  /** Riel for a dollar; null: none is shown any more. */
  'riel rate set': { rate: number | null };
  'way to pay bounded': { method: number };
  'way to pay switched on': { method: number };
  'way to pay switched off': { method: number };
  'way to deliver made': { way: number };
  'way to deliver changed': { way: number };
  'way to deliver removed': { way: number };
  'banner made': { banner: number };
  'banner changed': { banner: number };
  'banner removed': { banner: number };
  'campaign made': { campaign: number };
  'campaign changed': { campaign: number };
  'campaign removed': { campaign: number };
  'label changed': { entityId: number; key: string; language: string };

  /** By the link the start has printed. */
  'first owner made': Nothing;
  /** The mail server or a provider, in the office; never what was entered. */
  'connection saved': { connection: string; fields: string[] };
  'connection removed': { connection: string };
  /** From the office; `name`: of its folder. */
  'backup asked': { name: string };
  'backup made': { name: string; rows: number; files: number };

  'seller request': { request: number };
  'seller request refused': Nothing;

  /** A card was refused because of how many were tried in vain; once an hour for each customer, address or shop. */
  'cards limited': { by: 'customer' | 'address' | 'shop' };
  /** Before it was prepared: what of it, and its total in cents from and to. */
  'order contents changed': { order: number; fields: string[]; total: [number, number] };
  /** What it costs more since was paid, as a person has seen. */
  'order rest paid': { order: number; payment: number; cents: number };
  /** Staff looked at it; `customer`: at who ordered too. */
  'order seen': { order: number; customer: boolean };
  /** In one file; orders by their ids. */
  'papers printed': { paper: 'invoice' | 'packing slip'; orders: number[] };
  /** Everything of the log that was found, as a file. */
  'audit exported': { rows: number };
  'orders exported': { rows: number };
  'order placed': { order: number };
  /** By staff, for who rang; `way`: how it is to be paid. */
  'phone order placed': { order: number; customer: number; way: string; saidYes: boolean };
  /** Its customer, by the link that was sent, pays by a code. */
  'link paid by code': { order: number; payment: number };
  'order confirmed': { order: number };
  'order not confirmed': { order: number };
  'order sent': { order: number };
  /** The picture a branch or a bus gave for its parcel. */
  'parcel receipt kept': { order: number };
  /** Among staff; `named`: whom it is for. */
  'note written': { order: number; note: number; named: number[] };
  /** To whoever asked; `server`: which was to send it, '' for a file. */
  'test mail asked': { mail: number; server: string };
  /** It had been given up. */
  'mail tried again': { mail: number; kind: string };
  /** A mail about it, once more. */
  'mail sent again': { order: number; mail: number; kind: string };
  /** A line of it was ticked in the workshop, or the tick taken back. */
  'order packed': { order: number; line: number; packed: boolean };
  /** From one status to another (shop/orders/status-transitions.ts). */
  'order changed': { order: number; from: number; to: number };

  /** Why stands in `refund.reason`, where it can be erased. */
  'refund asked': { refund: number; payment: number; cents: number };
  /** `reason`: the provider's word for it. */
  'refund failed': { refund: number; payment: number; reason: string };
  /** `letGo`: the shop bears so many cents. `effect`: what the money did (shop/payments/transfers/confirm-transfer.ts). */
  'transfer confirmed': { order: number; payment: number; cents: number; effect: string; letGo?: number };
  'transfer refused': { order: number; payment: number };
  'slip shown': { payment: number };
  /** Staff looked at its picture. */
  'slip seen': { slip: number; payment: number };
  /** Nothing of what they show is on the account. */
  'slips refused': { order: number; payment: number; slips: number };
  /** `reference`: of the transfer by which a person gave it back. */
  'refund made by hand': { refund: number; payment: number; reference: string };
  'stray money settled': { money: number; payment: number; reference: string };
  'payment alarm': { payment: number; alarm: string };
  'payment dispute': { payment: number; dispute: string };

  'product created': { product: number } & ProductAudit;
  'product changed': { product: number } & ProductAudit;
  'category created': { category: number; fields: string[] };
  'category changed': { category: number; fields: string[] };
  'word created': { kind: string; id: number; fields: string[] };
  'word changed': { kind: string; id: number; fields: string[] };
  'word removed': { kind: string; id: number };
  'words merged': { kind: string; from: number; into: number; products: number };
  'discount created': { discount: number; fields: string[] };
  'discount changed': { discount: number; fields: string[] };
  /** How many rows of each outcome. */
  'catalogue imported': { new: number; changed: number; unchanged: number; wrong: number; stopped: boolean };
}
/** Which fields differ; of the price in cents and the stock also from what to what. */
interface ProductAudit {
  fields: string[];
  price?: [number | null, number];
  stock?: [number | null, number | null];
}
export type AuditEvent = keyof AuditDetails;

/** Who did it. `system`: the shop by itself. Staff of the office by number, those at a terminal by the name of its user. */
export type Actor =
  | 'guest'
  | 'system'
  | `customer ${number}`
  | `staff ${string}`
  | `payment ${number}`
  | `provider ${string}`;

export const staffActor = (staffId: number): Actor => `staff ${staffId}`;

/** A customer, or a guest where nobody is known. */
export const customerActor = (customerId: number | null): Actor =>
  customerId === null ? 'guest' : `customer ${customerId}`;
