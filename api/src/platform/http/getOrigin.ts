import type { FastifyRequest } from 'fastify';

/** The product's public origin: `PUBLIC_URL`, otherwise the host of the request. */
export const getOrigin = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${protocol}://${host}`;
