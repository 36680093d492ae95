import type { SampleState } from '#contract/constants.ts';
import type { Recipient } from '#rules/receiver.ts';

/** A person and their address. Places have the names that the person chose, or '' if there is none. */
export interface PostalAddress extends Recipient {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  /** A second phone number. Missing from older emails. */
  secondMobile?: string;
  address: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
}

/** The content of emails about messages, sample requests and seller applications (see `MailContents`). */
export interface RequestMailContents {
  /** To the shop: an endpoint was switched off. */
  webhookOff: { address: string; why: 'gone' | 'failing' };
  /** To the shop: a message from the contact form. */
  contactReceived: { fullName: string; email: string; phoneNumber: string; subject: string; message: string };
  /** To the person who requested samples. */
  sampleRequestReceived: SampleRequest;
  /** To the shop: a request for samples. `email` and `phoneNumber` may be ''. */
  sampleRequestForShop: SampleRequest & {
    fullName: string;
    email: string;
    phoneNumber: string;
    note: string;
  };
  /**
   * To the person who requested samples: the status of the request. `requestId` signs the link to their page.
   */
  sampleRequestChanged: {
    number: string;
    requestId: number;
    state: SampleState;
    statusPath?: string;
  };
  /**
   * To a person who wrote to the shop: a staff member's reply. The link to answer works until `until`, in seconds since
   * 1970. `subject` is that of their message, or '' for a request.
   */
  inboxReply: { inquiryId: number; until: number; subject: string; text: string; replyPath?: string };
  /** To the person who wants to sell. */
  sellerRequestReceived: Record<string, never>;
  /** To the person who wanted to sell: the account exists now. */
  sellerApproved: { customerId: number; confirmPath?: string };
  /** `reason` is what staff wrote. */
  sellerDeclined: { reason: string };
  /** To the shop. */
  sellerRequestForShop: PostalAddress;
}

export interface SampleRequest {
  number: string;
  /** Signs the link to the request's page. Missing from older emails, and from those to the shop. */
  requestId?: number;
  statusPath?: string;
  items: { name: string; quantity: number }[];
  /** The day by which the samples are needed, yyyy-mm-dd or ISO; '' if none was given. */
  wantedDate: string;
}
