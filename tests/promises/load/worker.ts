import type { Question } from './ask.ts';
import { LeanClient } from './lean-client.ts';

export interface ClosedLoopOptions {
  url: string;
  clients: number;
  seconds: number;
  requests: Question[];
}

process.on('message', (options: ClosedLoopOptions) => {
  void run(options).then((answers) => process.send?.(answers, () => process.exit(0)));
});

/** How many were answered with 200. */
async function run({ url, clients, seconds, requests }: ClosedLoopOptions): Promise<number> {
  const lean = new LeanClient(url);
  const prepared = requests.map((each) => lean.prepare(each));
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  let next = 0;
  const client = async () => {
    while (performance.now() < end) {
      const question = prepared[(next += 1) % prepared.length];
      if (question && (await lean.ask(question)).status === 200) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}
