// PostgreSQL's protocol, as far as stand-in servers need it.

export const int16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
export const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
export const text = (value: string): Buffer => Buffer.from(`${value}\0`);
export const message = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
export const ready: Buffer = message('Z', Buffer.from('I'));

/** Reads a client's startup message: the protocol version, and names and values. */
export function readStartup(bytes: Buffer): [name: string, value: string][] {
  const labels = bytes.subarray(8, bytes.readInt32BE(0)).toString().split('\0');
  return labels.flatMap((label, at) => (at % 2 === 0 && label !== '' ? [[label, labels[at + 1] ?? '']] : []));
}

export function startup(settings: readonly [string, string][]): Buffer {
  const body = Buffer.concat([int32(196_608), ...settings.flat().map(text), Buffer.alloc(1)]);
  return Buffer.concat([int32(body.length + 4), body]);
}

/** Splits incoming chunks into whole messages. */
export function messagesOf(each: (type: string, body: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      if (rest.length < 5) return;
      const end = rest.readInt32BE(1) + 1;
      if (rest.length < end) return;
      each(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end));
      rest = rest.subarray(end);
    }
  };
}
