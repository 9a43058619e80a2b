import type { OwnRequest } from '@marquee/shared-contracts';

/** The state of a request to be registered, in one sentence. */
export const formatRequest = ({ state }: Pick<OwnRequest, 'state'>): string =>
  state === 'PENDING' ? 'The hosts have not answered your request yet.' : 'The hosts declined your request.';
