/** Where the script of the page sends a file (storefront/still/send-files.ts). */
export interface FileTarget {
  /** The largest file in bytes. */
  max: number;
  /** For artwork: the fields that its calls share. */
  place?: object;
  /** For a payment slip: the path that takes it. */
  slip?: string;
}

/** The texts of that script. */
export interface SendTexts {
  uploading: string;
  checking: string;
  /** With `{n}` for the seconds. */
  tooFast: string;
  failed: string;
  /** Sentences by the code of the refusal. */
  refusals: Readonly<Record<string, string>>;
}
