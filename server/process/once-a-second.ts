/** What strangers can repeat is said once a second: how many came unsaid since the last time; null in between. */
export function onceASecond(): () => number | null {
  let nextAt = 0;
  let unsaid = 0;
  return () => {
    if (performance.now() < nextAt) {
      unsaid += 1;
      return null;
    }
    nextAt = performance.now() + 1000;
    const said = unsaid;
    unsaid = 0;
    return said;
  };
}
