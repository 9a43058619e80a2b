import { getNetwork } from '../../platform/throttle/getNetwork';

/** The network that judges a canary as one: IPv4 /24, or IPv6 /48, which providers give to one customer. */
export function getNetworkPrefix(address: string): string {
  const network = getNetwork(address);
  return network.includes(':')
    ? network.replace('::/64', '').split(':').slice(0, 3).join(':')
    : network.split('.').slice(0, 3).join('.');
}
