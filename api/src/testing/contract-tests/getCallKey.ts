import type { Endpoint } from '@marquee/shared-contracts';

/** A call's key, independent of its parameter names: `GET /api/events/:/participants`. */
export const getCallKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`;
