/** What a page of the test provider tells the shop, in whose payment dialog it is a frame. */
export interface PageMessage {
  /** Its height in pixels, so that only the dialog scrolls. */
  height?: number;
  /** Sent once, when the customer has acted; '' if the page only asks to go on. */
  token?: string;
  /** Which refusal follows this token, to be shown with the next card; '' if none. */
  refusal?: string;
  /** Set when the customer pressed Escape. */
  isLeft?: true;
}
