/** Leading groups of an IPv6 address that identify a network; the other four belong to its owner. */
const NETWORK_GROUPS = 4;

/**
 * The subject of limits by address: an IPv4 address, also inside IPv6, or the first 64 bits of IPv6, because
 * one caller owns all addresses below.
 */
export function getNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.toLowerCase().split('%');
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (dotted !== undefined) return dotted;
  const [head = '', tail] = plain.split('::');
  const first = splitGroups(head);
  const last = splitGroups(tail ?? '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<number>(missing).fill(0), ...last];
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return formatIpv4(groups[6] ?? 0, groups[7] ?? 0);
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const splitGroups = (text: string): number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16) || 0);

const formatIpv4 = (high: number, low: number): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');
