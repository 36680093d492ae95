import { queues } from '#shop/capacity/capacity.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';

/**
 * The queue for hashing. Each hash takes a thread and 19 MiB; two at once leave threads for the catalog. At
 * 15 to 20 ms each, the last in the queue starts within half a second.
 */
export const hashQueue = workQueue(queues.hashes.size);
