import { createServer } from 'node:http';
import pg from 'pg';
import type { ClientConfig } from 'pg';
import { open, readPlan } from './bare-server.ts';
import type { Statement } from './statements.ts';

/** The statements behind one call, and the size of the shop's pool. */
export interface ProductPlan {
  connection: ClientConfig;
  poolSize: number;
  statement: Statement;
}

// A body is read, the statement runs, its row is sent as JSON: no checks, no envelope, no headers of ours.
const { connection, poolSize, statement } = await readPlan<ProductPlan>();
const pool = new pg.Pool({ ...connection, max: poolSize });
const { name, text, values } = statement;

open(
  createServer((request, response) => {
    request.resume().on('end', () => {
      pool.query({ name, text, values }).then(
        ({ rows }) => {
          const body = Buffer.from(JSON.stringify(rows));
          response
            .writeHead(200, {
              'content-type': 'application/json; charset=utf-8',
              'content-length': body.length,
            })
            .end(body);
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }),
);
