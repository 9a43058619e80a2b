/** An address of this site that carries a private event's invite key on, if there is one (EV-10). */
export const withInviteKey = (path: string, inviteKey: string | undefined): string =>
  inviteKey === undefined ? path : `${path}?k=${encodeURIComponent(inviteKey)}`;
