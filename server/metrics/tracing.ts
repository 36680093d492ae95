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

/** Milliseconds the last spans have to go out when the shop is closed. */
const farewell = 1500;

/**
 * What every request and its statements took, sent to a collector (OTLP, JSON over HTTP) as the OTEL_* variables say, which
 * the library reads by itself. Spans say which call and which statement, never what was in them.
 */
export class Tracing {
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;
  readonly #requests = new AsyncLocalStorage<Span>();

  constructor(log: DatabaseLog) {
    const tell = (message: string, ...more: unknown[]) => log.warn({ more }, `tracing: ${message}`);
    const silent = () => undefined;
    diag.setLogger(
      { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
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
   * One span for each request under the name of its call.
   * @param believes whether a trace that a request says it belongs to is gone on with; else anybody could have all of theirs kept
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

  /** A span within the request's. What no request asked for has none. */
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

  /** Sends what is left, as far as the collector takes it in time. */
  async close(): Promise<void> {
    await Promise.race([
      this.#provider.shutdown().catch(() => undefined),
      sleep(farewell, undefined, { ref: false }),
    ]);
    diag.disable();
  }
}
