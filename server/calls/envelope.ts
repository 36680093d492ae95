/** The envelope of an answer, as existing clients read it. `data` is JSON text. */
export interface Envelope {
  statusCode: number;
  statusMessage: 'Ok' | 'Error';
  message: string | null;
  errorMessage: string | null;
  token: string | null;
  isAuthorized: boolean;
  data: string;
}

export function okEnvelope(data: unknown, extra: { token?: string; message?: string } = {}): Envelope {
  return {
    statusCode: 200,
    statusMessage: 'Ok',
    message: extra.message ?? null,
    errorMessage: null,
    token: extra.token ?? null,
    isAuthorized: true,
    data: JSON.stringify(data),
  };
}

export function errorEnvelope(statusCode: number, errorMessage: string, data: unknown = []): Envelope {
  return {
    statusCode,
    statusMessage: 'Error',
    message: null,
    errorMessage,
    token: null,
    isAuthorized: statusCode !== 401 && statusCode !== 403,
    // The empty string itself, not its JSON, because existing clients take it to mean that there is no logo.
    data: data === '' ? '' : JSON.stringify(data),
  };
}
