import type { FastifyRequest } from 'fastify';

/** Where the product is reached: as the settings say (`PUBLIC_URL`), otherwise as whoever asks calls it. */
export const getOrigin = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${protocol}://${host}`;
