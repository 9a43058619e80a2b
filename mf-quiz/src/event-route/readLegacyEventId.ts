/** Reads the event id that legacy links pass in the router's state instead of the address (RT-1). */
export function readLegacyEventId(state: unknown): string | undefined {
  const { eventId } = (state ?? {}) as { eventId?: unknown };
  return typeof eventId === 'string' ? eventId : undefined;
}
