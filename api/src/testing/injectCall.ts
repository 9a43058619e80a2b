import type { Endpoint } from '@marquee/shared-contracts';
import type { InjectOptions } from 'fastify';
import type { Application } from '../platform/Application';

/** Calls the application without a network. An endless stream is closed at once and returns the body `{}`. */
export async function injectCall(
  app: Application,
  { method, definition }: Endpoint,
  options: InjectOptions,
): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }> {
  if (definition.stream !== true) return app.http.inject({ ...options, method });
  const { statusCode, headers, ...response } = await app.http.inject({
    ...options,
    method,
    payloadAsStream: true,
  });
  let body = '';
  const stream = response.stream();
  if (statusCode === 200) stream.destroy();
  else for await (const part of stream) body += String(part);
  return { statusCode, headers, body: statusCode === 200 ? '{}' : body };
}
