import { links } from '@marquee/shared-contracts';

/** Both steps keep the copied event's id in the address, so that reload and Back preserve it. */
const addCopiedEvent = (address: string, from: string): string =>
  from === '' ? address : `${address}?from=${encodeURIComponent(from)}`;

/** Addresses of the creation steps; `from` is the id of a copied event. */
export const creationSteps = {
  first: (from = ''): string => addCopiedEvent(links.createEvents(), from),
  second: (from = ''): string => addCopiedEvent(links.createEventDetails(), from),
};
