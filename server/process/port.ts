import { createServer, type Server } from 'node:net';
import { OperatorError } from './operator-error.ts';

interface Address {
  port: number;
  host: string;
}

/**
 * Checks that the port is free before anything else starts, because a start that can't succeed should change nothing.
 */
export async function refuseTakenPort({ port, host }: Address): Promise<void> {
  const probe = await takePort({ port, host });
  await new Promise((resolve) => probe.close(resolve));
}

/** Binds the port. Port 0 lets the system choose one. Closes all connections until a shop listens on it. */
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

/** Converts listen errors that the operator can fix. Returns others unchanged. */
export function takenPort(error: unknown, { port, host }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `port ${port} on ${host} is in use by another program; choose another one, for example PORT=${port < 65_535 ? port + 1 : 8080} npm start`,
      );
    case 'EACCES':
      return new OperatorError(`this user isn’t allowed to use port ${port}; set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new OperatorError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
