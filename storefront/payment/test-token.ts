/** Returns a token of the test provider. It can be used once: the part after the dot only makes it unique. */
export const testToken = (what: string) =>
  `tok_test_${what}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
