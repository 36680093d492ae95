/**
 * Limits log lines that clients can trigger to one per second. Returns how many were suppressed since the
 * last one, or null when this one should be suppressed.
 */
export function throttle(): () => number | null {
  let nextAt = 0;
  let unsaid = 0;
  return () => {
    if (performance.now() < nextAt) {
      unsaid += 1;
      return null;
    }
    nextAt = performance.now() + 1000;
    const reply = unsaid;
    unsaid = 0;
    return reply;
  };
}
