import { links } from '@marquee/shared-contracts';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Where an invite that a person has pasted leads: a whole link names its event, a bare code is for the event at hand.
 * Undefined when there is no code in it.
 */
export function parseInviteAddress(text: string, eventId: string): string | undefined {
  const ids = text.match(ID) ?? [];
  const code = ids.at(-1);
  return code === undefined
    ? undefined
    : links.teamInvite(ids.length > 1 ? (ids[0] ?? eventId) : eventId, code);
}
