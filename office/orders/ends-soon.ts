/** The time in ms before expiry from which a transfer is highlighted. */
const soon = 6 * 3_600_000;

/** Whether an order awaiting its transfer expires soon. */
export const endsSoon = (until: string, now: number): boolean => Date.parse(until) - now < soon;
