/** An address of this site that carries a private event's invite key on, if there is one (EV-10). */
export function withInviteKey(path: string, inviteKey: string | undefined): string {
  if (inviteKey === undefined) return path;
  const [place = '', part] = path.split('#');
  const address = `${place}?k=${encodeURIComponent(inviteKey)}`;
  return part === undefined ? address : `${address}#${part}`;
}
