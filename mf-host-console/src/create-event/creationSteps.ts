import { links } from '@marquee/shared-contracts';

/** The copied event stays in the address of both steps, so that reload and back know it. */
const addCopiedEvent = (address: string, from: string): string =>
  from === '' ? address : `${address}?from=${encodeURIComponent(from)}`;

/** Where the steps of creating an event are, of a copy of another one where `from` names it. */
export const creationSteps = {
  first: (from = ''): string => addCopiedEvent(links.createEvents(), from),
  second: (from = ''): string => addCopiedEvent(links.createEventDetails(), from),
};
