import type { NotedChannel } from '#contract/proofs.ts';
import type { ResourceEvent } from '#contract/resources/resources.ts';

type Nothing = Record<string, never>;

/** All events with their details: ids, counts and field names, never user input. */
interface OwnDetails {
  'call refused': { operation: string };
  'UserID mismatch': { operation: string };
  'download refused': { orderItem: number };

  /** `bound`: whether the session is bound to the browser. */
  login: { bound: boolean };
  'login refused': Nothing;
  'login limited': Nothing;
  'session ended': Nothing;
  signup: Nothing;
  'signup refused': Nothing;
  'signup limited': Nothing;
  'profile changed': Nothing;
  /** Staff created the customer while on the phone with them. */
  'customer made': { customer: number };
  'customer changed': { customer: number; fields?: string[] };
  /** The undo of an import deleted the customer that it had created. */
  'customer removed': { customer: number };
  'customer seen': { customer: number };
  'code asked': Nothing;
  'code refused': Nothing;
  'code limited': Nothing;
  'guess limited': Nothing;
  /** The number was added to an account created by email. */
  'number added': Nothing;
  'number removed': Nothing;
  'password changed': Nothing;
  'password reset': Nothing;
  /** Confirmed by the link in an email, or by an emailed code. */
  'address confirmed': { by: 'link' | 'code' };
  /** The customer used the link in an email with a code. */
  'browser known': Nothing;
  'customer note written': { customer: number; note: number };
  /** By staff. `session`: null for all. */
  'customer sessions ended': { customer: number; session: number | null };
  /** By the customer: a copy of their data, or its erasure. */
  'personal data requested': { kind: 'copy' | 'erasure' };
  'data request handled': { customer: number; request: number };
  'personal data exported': { customer: number };
  /** By id; the moved rows are in the merge itself, where they can be erased. */
  'customers merged': { merge: number; target: number; merged: number };
  'merge undone': { merge: number; target: number; merged: number };
  /** A resource's list, as a file. */
  'records exported': { kind: string; rows: number };
  /** Only the id; null if there was no account. */
  'customer erased': { customer: number | null };

  'staff invited': { staff: number; role: number };
  /** Signed in with a password or a passkey. */
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
  'apiKey created': { id: number; permissions: string[] };
  /** By the system when its maker is deactivated. */
  'apiKey ended': { kind: 'apiKey'; id: number };
  'shared view made': { view: number };
  'shared view changed': { view: number; fields: string[] };
  'shared view removed': { view: number };
  /** Uploaded completely, from the office. */
  'file uploaded': { use: string; bytes: number };
  /** Staff downloaded the file of a digital product. */
  'product file downloaded': { product: number };

  /** Hidden, shown, approved, answered or marked as looked at: the edited fields. */
  'review changed': { id: number; product: number; fields: string[] };

  'shop created': { currency: string; language: string };
  'settings changed': { names: string[] };
  /** Riel per dollar; null hides riel amounts. */
  'riel rate set': { rate: number | null };
  'way to pay bounded': { method: number };
  'way to pay switched on': { method: number };
  'way to pay switched off': { method: number };
  'banner made': { banner: number };
  'banner changed': { banner: number };
  'banner removed': { banner: number };
  'campaign made': { campaign: number };
  'campaign changed': { campaign: number };
  'campaign removed': { campaign: number };
  'label changed': { entityId: number; key: string; language: string };

  /** Created with the link that is printed at the start. */
  'first owner made': Nothing;
  /** The email server or a provider, in the office; never the entered values. */
  'connection saved': { connection: string; fields: string[] };
  'connection removed': { connection: string };
  'webhook secret created': { id: number };
  /** Staff had an event sent again. */
  'webhook sent again': { delivery: number };
  'webhook test sent': { delivery: number };
  /** Requested from the office. `name` is the name of its folder. */
  'backup asked': { name: string };
  'backup made': { name: string; rows: number; files: number };

  /** Staff opened a message or request of the inbox. */
  'inquiry seen': { inquiry: number };
  /** A note among staff, a reply by email, or an answer of the customer. */
  'inquiry message written': { inquiry: number; message: number; kind: string };
  'seller request': { request: number };
  'seller approved': { request: number; customer: number };
  'seller declined': { request: number };
  'seller request refused': Nothing;

  /** A card was refused after too many declined ones. Logged once an hour per customer, address or shop. */
  'cards limited': { by: 'customer' | 'address' | 'shop' };
  /**
   * The order was edited before it was prepared: the edited fields, and its total in cents before and after.
   */
  'order contents changed': { order: number; fields: string[]; total: [number, number] };
  /** The balance due of an edited order was paid, as confirmed by a staff member. */
  'order company changed': { order: number };
  'order rest paid': { order: number; payment: number; cents: number };
  'balance asked': { order: number; cents: number };
  /** Staff opened the order. `customer` is whether the customer's details were shown. */
  'order seen': { order: number; customer: boolean };
  /** Printed in one file, with orders by id. */
  'papers printed': { paper: 'invoice' | 'packing slip' | 'credit note' | 'parcel label'; orders: number[] };
  /** All entries that were found, as a file. */
  'audit exported': { rows: number };
  'orders exported': { rows: number };
  'order placed': { order: number };
  /** Staff placed it for a customer on the phone. `way` is the payment method. */
  'phone order placed': { order: number; customer: number; way: string; saidYes: boolean };
  /** The customer pays by QR code through the link that was sent to them. */
  'link paid by code': { order: number; payment: number };
  /** The customer chose to pay by QR code instead of bank transfer. */
  'code chosen': { order: number; payment: number };
  'order confirmed': { order: number };
  /** All links to the order's page that were sent no longer work. */
  'order links ended': { order: number };
  /** A Telegram chat follows the order; or none does any more. */
  'order followed': { order: number };
  'order chats ended': { order: number };
  'order not confirmed': { order: number };
  'order sent': { order: number; parcel: number };
  'parcel packed': { order: number; parcel: number };
  'parcel changed': { order: number; parcel: number };
  'parcel delivered': { order: number; parcel: number };
  'parcel not delivered': { order: number; parcel: number };
  'parcel undone': { order: number; parcel: number };
  /** The picture of a shipment's receipt from a branch or a bus company. */
  'parcel receipt kept': { order: number };
  /** A note among staff. `named` are the staff members it mentions. */
  'note written': { order: number; note: number; named: number[] };
  /** Sent to the requester. `server` is the email server, '' for a file. */
  'test mail asked': { mail: number; server: string };
  /** The email had failed before. */
  'mail tried again': { mail: number; kind: string };
  /** An email about the order was sent again. */
  'order message seen': { order: number; mail: number };
  'mail sent again': { order: number; mail: number; kind: string };
  /** Staff, or the virus scanner, requested files and texts from a customer. */
  'artwork asked': { order: number };
  /** A customer sent a file or a text for a chosen option of an order line; `by`: to staff, who added it. */
  'artwork sent': { line: number; attribute: number; by?: NotedChannel };
  'proof sent': { order: number; line: number; proof: number };
  'proof discarded': { order: number; line: number; proof: number };
  /** `by`: in a Telegram chat, or to staff, instead of on the page. */
  'proof approved': { order: number; line: number; proof: number; by?: 'telegram' | NotedChannel };
  'proof changes requested': { order: number; line: number; proof: number; by?: 'telegram' | NotedChannel };
  /** Work may start although something is missing. The reason is with the order, where an erasure finds it. */
  'order released': { order: number; missing: string };
  'print text sent': { line: number; attribute: number; by?: NotedChannel };
  /** A line was checked off in the workshop, or unchecked. */
  'order packed': { order: number; line: number; packed: boolean };
  /** The change from one status to another (shop/orders/status-transitions.ts). */
  'order changed': { order: number; from: number; to: number };

  /** The reason is in `refund.reason`, where it can be erased. */
  'refund asked': { refund: number; payment: number; cents: number };
  /** `reason` is the provider's error code. */
  'refund failed': { refund: number; payment: number; reason: string };
  /**
   * `letGo`: cents that the shop waives. `effect`: the effect of the payment
   * (shop/payments/transfers/confirm-transfer.ts).
   */
  'transfer confirmed': { order: number; payment: number; cents: number; effect: string; letGo?: number };
  'transfer refused': { order: number; payment: number };
  'slip shown': { payment: number };
  /** Staff opened the slip's picture. */
  'slip seen': { slip: number; payment: number };
  /** Staff rejected the slips, because the bank account shows no such payments. */
  'slips refused': { order: number; payment: number; slips: number };
  /** `reference` is that of the transfer by which a staff member refunded it. */
  'refund made by hand': { refund: number; payment: number; reference: string };
  'stray money settled': { money: number; payment: number; reference: string };
  /** Whether a code's payment is the one that staff confirmed before (shop/payments/outcomes/outcome-rules.ts). */
  'payment decided': { money: number; payment: number; isSame: boolean };
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
  'discount removed': { discount: number };
  /** The number of rows by result. */
  'catalogue imported': { new: number; changed: number; unchanged: number; wrong: number; stopped: boolean };
  /** In the office. Each of its changes has an entry of its own. */
  'import started': { import: number; pictures: boolean };
  'import undone': { import: number; remaining: number };
}
/** The changed fields. For price (in cents) and stock also the values before and after. */
interface ProductAudit {
  fields: string[];
  price?: [number | null, number];
  stock?: [number | null, number | null];
}
/** Details of events about resources: the record's id and the changed fields. */
type ResourceDetails = Record<ResourceEvent, { id: number; fields: string[] }>;
export type AuditDetails = OwnDetails & Omit<ResourceDetails, keyof OwnDetails>;
export type AuditEvent = keyof AuditDetails;

/**
 * Who did it. `system` is the shop itself. Office staff are identified by id, staff at a terminal by user
 * name.
 */
export type Actor =
  | 'guest'
  | 'system'
  | `customer ${number}`
  | `staff ${string}`
  | `payment ${number}`
  | `provider ${string}`;

export const staffActor = (staffId: number): Actor => `staff ${staffId}`;

/** Returns a customer as the actor, or a guest if there is no customer. */
export const customerActor = (customerId: number | null): Actor =>
  customerId === null ? 'guest' : `customer ${customerId}`;
