/** Adds a private event's invite key to a path, if there is a key (EV-10). */
export function withInviteKey(path: string, inviteKey: string | undefined): string {
  if (inviteKey === undefined) return path;
  const [place = '', part] = path.split('#');
  const address = `${place}?k=${encodeURIComponent(inviteKey)}`;
  return part === undefined ? address : `${address}#${part}`;
}
