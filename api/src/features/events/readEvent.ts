import type { FastifyRequest } from 'fastify';
import type { Application } from '../../platform/Application';
import type { ReplicaRead } from '../../platform/readers/replicaReads';
import { type DetailsRow, findEvent } from './queries';

interface EventRead {
  eventId: string;
  name?: ReplicaRead;
  request: FastifyRequest;
}

/**
 * Reads the public part of an event that the caller may see. The primary has decided that, so an event that a replica
 * does not have yet is read there.
 */
export async function readEvent(
  app: Application,
  { eventId, name = 'event details', request }: EventRead,
): Promise<DetailsRow | undefined> {
  const subject = { name, topic: `event:${eventId}`, request } as const;
  return (await app.readers.read(subject, (source) => findEvent(source, eventId))) ?? findEvent(app, eventId);
}
