/** The event that an earlier client's link names in the router's state, in the place of the address (RT-1). */
export function readLegacyEventId(state: unknown): string | undefined {
  const { eventId } = (state ?? {}) as { eventId?: unknown };
  return typeof eventId === 'string' ? eventId : undefined;
}
