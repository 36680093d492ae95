/** An answer that a limit may refuse, with the seconds until its minute ends. */
interface Limited {
  statusCode: number;
  retryAfter?: number;
}

interface Waiting {
  signal?: AbortSignal | undefined;
  /** Called every second with the seconds left; at the end with 0. */
  onWait: (seconds: number) => void;
}

/** Limits of a day end later, and their refusals are shown at once. */
const longestWait = 60;

/** Sends a request, and once more if it exceeded the limit of a minute, after that minute. */
export async function withinLimit<Answer extends Limited>(
  send: () => Promise<Answer>,
  { signal, onWait }: Waiting,
): Promise<Answer> {
  const answer = await send();
  const seconds = answer.retryAfter ?? 0;
  if (answer.statusCode !== 429 || seconds <= 0 || seconds > longestWait) return answer;
  for (let left = seconds; left > 0; left -= 1) {
    onWait(left);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    signal?.throwIfAborted();
  }
  onWait(0);
  return send();
}
