/** A token of the test provider. It is used once: what stands behind the dot only makes it another one. */
export const testToken = (what: string) =>
  `tok_test_${what}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
