/** Adds a private event's invite key to a path, if there is a key (EV-10). */
export function withInviteKey(path: string, inviteKey: string | undefined): string {
  if (inviteKey === undefined) return path;
  const [pathname = '', hash] = path.split('#');
  const address = `${pathname}?k=${encodeURIComponent(inviteKey)}`;
  return hash === undefined ? address : `${address}#${hash}`;
}
