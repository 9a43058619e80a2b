import type { Endpoint } from '@marquee/shared-contracts';

/** What a call is to its caller, whatever its parameters are called: `GET /api/events/:/participants`. */
export const getCallKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`;
