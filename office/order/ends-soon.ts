/** From so many milliseconds before its end on a transfer is told in saffron. */
const soon = 6 * 3_600_000;

/** Whether an order that waits for its transfer ends soon. */
export const endsSoon = (until: string, now: number): boolean => Date.parse(until) - now < soon;
