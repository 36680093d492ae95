/** A transfer is highlighted this many ms before it expires. */
const soon = 6 * 3_600_000;

/** Whether an order awaiting its transfer expires soon. */
export const endsSoon = (until: string, now: number): boolean => Date.parse(until) - now < soon;
