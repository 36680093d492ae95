import { createServer, type Server } from 'node:net';
import { OperatorError } from './operator-error.ts';

interface Address {
  port: number;
  host: string;
}

/** Looks whether the port is free before anything is started: a start that cannot succeed should change nothing. */
export async function refuseTakenPort({ port, host }: Address): Promise<void> {
  const probe = await takePort({ port, host });
  await new Promise((resolve) => probe.close(resolve));
}

/** Takes it; port 0: one the system chooses. Until a shop listens through it, whoever comes is sent away. */
export async function takePort({ port, host }: Address): Promise<Server> {
  const taken = createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      taken.once('error', reject).listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw takenPort(error, { port, host });
  }
  return taken;
}

/** Errors of listening that the person at the terminal can put right, as refusals; others as they are. */
export function takenPort(error: unknown, { port, host }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `port ${port} on ${host} is taken by another program; set PORT to a free one.`,
      );
    case 'EACCES':
      return new OperatorError(
        `port ${port} needs more rights than this user has; set PORT to one above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new OperatorError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
