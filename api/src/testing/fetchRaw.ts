import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** A call over the network whose answer nobody has decoded. */
export async function fetchRaw(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  const [response]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  const parts: Buffer[] = [];
  for await (const part of response ?? []) parts.push(part);
  return { status: response?.statusCode, headers: response?.headers ?? {}, body: Buffer.concat(parts) };
}
