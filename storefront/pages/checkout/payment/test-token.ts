/** A token of the test provider. Used once: the part after the dot only makes it unique. */
export const testToken = (what: string) =>
  `tok_test_${what}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
