import { context, diag, DiagLogLevel, type DiagLogger, propagation, trace } from '@opentelemetry/api';
import { reportBackgroundError } from '../background/backgroundErrors';
import { withTimeout } from '../withTimeout';
import { traceCalls } from './traceCalls';
import { traceQueries } from './traceQueries';
import type { Tracing } from './Tracing';

/** A stop does not wait longer for the collector. */
const STOP_MS = 2_000;

const ignore = (): void => undefined;

/** A lost collector costs traces only, so its errors are counted like those of background work. */
const logger: DiagLogger = {
  error: (message) => reportBackgroundError('send traces', new Error(message)),
  warn: ignore,
  info: ignore,
  debug: ignore,
  verbose: ignore,
};

/** Loads the SDK, which only a process with tracing needs; a bundle would load static imports at each start. */
const loadSdk = () =>
  Promise.all([
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);

/** Starts tracing as OpenTelemetry's own environment variables (`OTEL_…`) say. */
export async function startTracing(): Promise<Tracing> {
  const [resources, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }] = await loadSdk();
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const provider = new NodeTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES replace the name.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'marquee' }))
      .merge(detectResources({ detectors: [resources.serviceInstanceIdDetector, envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('marquee');
  const stopQueries = traceQueries(tracer);
  return {
    traceCalls: (http) => traceCalls(tracer, http),
    stop: async () => {
      stopQueries();
      await withTimeout(provider.shutdown(), STOP_MS);
      for (const global of [trace, context, propagation, diag]) global.disable();
    },
  };
}
