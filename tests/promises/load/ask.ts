import { type Agent, request } from 'node:http';

export interface Question {
  path: string;
  headers?: Record<string, string>;
  /** '' makes it a GET. */
  body: string;
}

export interface Answer {
  /** 0: there was none. */
  status: number;
  mayRetry: boolean;
  text: string;
  ms: number;
}

/** Asks once; whatever goes wrong is an answer too. */
export function ask(url: string, { path, headers, body }: Question, agent: Agent): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, mayRetry: boolean, text: string) =>
      resolve({ status, mayRetry, text, ms: performance.now() - since });
    const asking = request(
      `${url}${path}`,
      {
        agent,
        method: body === '' ? 'GET' : 'POST',
        headers: { ...(body !== '' && { 'content-type': 'application/json' }), ...headers },
        timeout: 30_000,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', (error) => end(0, false, error.message));
        answer.on('end', () =>
          end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined, text),
        );
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('no answer in 30 s')));
    asking.on('error', (error) => end(0, false, error.message));
    asking.end(body);
  });
}
