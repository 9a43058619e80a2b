import { BlockList, isIP } from 'node:net';

/** Loopback addresses. */
export const LOOPBACK = parseAddressList('127.0.0.0/8, ::1');

/**
 * Parses addresses and networks, separated by commas.
 * @throws for any other text
 */
export function parseAddressList(text: string): BlockList {
  const list = new BlockList();
  for (const part of text.split(',').map((entry) => entry.trim())) {
    const [address = '', bits] = part.split('/');
    const version = isIP(address);
    if (version === 0) throw new Error(`"${part}" is no address.`);
    const family = version === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN, family);
  }
  return list;
}

/** Whether an address is in the list; IPv4-mapped IPv6 addresses count as IPv4. */
export function isInAddressList(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
