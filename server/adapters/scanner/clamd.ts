import { connect, type Socket } from 'node:net';
import type { ClamdAddress } from '../../settings/clamd-address.ts';

/** Milliseconds without progress, and in all, after which clamd counts as not responding. */
const idleMs = 15_000;
const totalMs = 120_000;
const maxReply = 4096;
/** clamd wants each chunk with its length before it, and 0 at the end. */
const chunkBytes = 256 * 1024;

interface ClamdRequest {
  address: ClamdAddress;
  command: 'INSTREAM' | 'PING';
  content?: Buffer;
  timeoutMs?: number;
}

/** Sends a command and returns the reply. @throws when clamd doesn't respond, or says too much */
function request({ address, command, content, timeoutMs = totalMs }: ClamdRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...address, timeout: Math.min(idleMs, timeoutMs) });
    const fail = (why: string) => socket.destroy(new Error(why));
    const timer = setTimeout(() => fail('clamd took too long'), timeoutMs);
    let reply = '';
    socket.setEncoding('latin1');
    socket.once('connect', () => void write(socket, command, content));
    socket.once('timeout', () => fail('clamd doesn’t respond'));
    socket.on('data', (text: string) => {
      reply += text;
      if (reply.length > maxReply) fail('clamd’s reply is too long');
      else if (reply.includes('\0')) socket.destroy();
    });
    socket.once('error', (error) => reject(error));
    socket.once('close', () => {
      clearTimeout(timer);
      const end = reply.indexOf('\0');
      if (end < 0) reject(new Error('clamd closed the connection'));
      else resolve(reply.slice(0, end));
    });
  });
}

async function write(socket: Socket, command: ClamdRequest['command'], content?: Buffer): Promise<void> {
  socket.write(`z${command}\0`);
  if (!content) return;
  for (let at = 0; at < content.length && !socket.destroyed; at += chunkBytes) {
    const chunk = content.subarray(at, at + chunkBytes);
    socket.write(lengthOf(chunk.length));
    if (!socket.write(chunk))
      await new Promise<void>((resolve) => {
        socket.once('drain', resolve);
        socket.once('close', resolve);
      });
  }
  if (!socket.destroyed) socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** `tooLarge`: clamd's StreamMaxLength is smaller than the file. */
export type ScanResult = 'clean' | 'infected' | 'tooLarge';

/** Has clamd scan a file. @throws when it doesn't respond or its reply isn't understood */
export async function scanContent(
  address: ClamdAddress,
  content: Buffer,
  timeoutMs = totalMs,
): Promise<ScanResult> {
  const reply = await request({ address, command: 'INSTREAM', content, timeoutMs });
  if (reply === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/u.test(reply)) return 'infected';
  if (reply.startsWith('INSTREAM size limit exceeded')) return 'tooLarge';
  throw new Error('clamd’s reply isn’t understood');
}

export const respondsClamd = (address: ClamdAddress, timeoutMs: number): Promise<boolean> =>
  request({ address, command: 'PING', timeoutMs }).then(
    (reply) => reply === 'PONG',
    () => false,
  );
