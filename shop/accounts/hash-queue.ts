import { queues } from '#shop/capacity/capacity.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';

/**
 * Hashing takes a thread and 19 MiB each time: two at once leave the catalogue its threads. At 15 to 20 ms each the last
 * of those who wait gets their turn within half a second.
 */
export const hashQueue = workQueue(queues.hashes.size);
