import { createServer } from 'node:http';
import pg from 'pg';
import type { ClientConfig } from 'pg';
import { open, readPlan } from './bare-server.ts';
import type { Statement } from './statements.ts';

/** The statements of one call, and the size of the shop's pool. */
export interface ProductPlan {
  connection: ClientConfig;
  poolSize: number;
  statement: Statement;
}

// Reads a body, runs the statement and sends its row as JSON, without our checks, envelope and headers.
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
