import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import type { SeenQuery } from '#database/kysely-on.ts';
import type { DatabaseLog } from '#database/log.ts';
import { statementName } from '#database/named.ts';

/** Milliseconds for exporting the last spans when the shop stops. */
const farewell = 1500;

/**
 * Traces every request and its statements, and exports them to a collector (OTLP, JSON over HTTP) as configured by the
 * OTEL_* variables, which the library reads itself. Spans name the operation and the statement, never their data.
 */
export class Tracing {
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;
  readonly #requests = new AsyncLocalStorage<Span>();

  constructor(log: DatabaseLog) {
    const notify = (message: string, ...more: unknown[]) => log.warn({ more }, `tracing: ${message}`);
    const silent = () => undefined;
    diag.setLogger(
      { error: notify, warn: notify, info: silent, debug: silent, verbose: silent },
      { logLevel: DiagLogLevel.WARN },
    );
    const named = resourceFromAttributes({ 'service.name': 'kado' });
    this.#provider = new BasicTracerProvider({
      resource: defaultResource()
        .merge(named)
        .merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    });
    this.#tracer = this.#provider.getTracer('kado');
  }

  /**
   * Creates one span per request, named by its operation.
   * @param believes whether to continue a trace that a request claims; otherwise anyone could force their requests to
   * be sampled
   */
  followRequests(server: FastifyInstance, nameOf: (url: string) => string, believes: boolean): void {
    const spans = new WeakMap<object, Span>();
    server.addHook('onRequest', (request, _, done) => {
      const from = believes ? request.headers['traceparent'] : undefined;
      const parent = typeof from === 'string' ? parseTraceParent(from) : null;
      const span = this.#tracer.startSpan(
        nameOf(request.url),
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method } },
        parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT,
      );
      spans.set(request, span);
      this.#requests.run(span, done);
    });
    server.addHook('onResponse', async (request, { statusCode }) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  }

  /** Adds a span within that of the request. Statements outside requests get none. */
  readonly query = ({ sql, milliseconds, failed }: SeenQuery): void => {
    const request = this.#requests.getStore();
    if (!request?.isRecording()) return;
    const endTime = Date.now();
    const span = this.#tracer.startSpan(
      statementName(sql) ?? sql.trimStart().split(/\s/u, 1)[0] ?? '',
      {
        kind: SpanKind.CLIENT,
        startTime: endTime - milliseconds,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
      },
      trace.setSpan(ROOT_CONTEXT, request),
    );
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  };

  /** Exports the remaining spans, as far as the collector accepts them in time. */
  async close(): Promise<void> {
    await Promise.race([
      this.#provider.shutdown().catch(() => undefined),
      sleep(farewell, undefined, { ref: false }),
    ]);
    diag.disable();
  }
}
