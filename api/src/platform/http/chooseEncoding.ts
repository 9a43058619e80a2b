import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** The best encoding that the caller accepts; undefined for none. */
export function chooseEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return undefined;
  const isAccepted = (encoding: Encoding): boolean =>
    String(accepted)
      .split(',')
      .some((part) => {
        const [name = '', weight = ''] = part.split(';');
        return name.trim() === encoding && !/^\s*q=0(\.0+)?\s*$/.test(weight);
      });
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : undefined;
}
