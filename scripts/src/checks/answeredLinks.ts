import { readAddresses } from './readRemotes';
import type { Check } from './Project';
import { type LinkBuilder, unansweredLinks } from './unansweredLinks';

/** Every link of the contracts leads to a screen of some remote. */
export const answeredLinks =
  (links: Readonly<Record<string, LinkBuilder>>): Check =>
  (project) =>
    unansweredLinks(links, readAddresses(project)).map(
      ({ name, address }) => `links.${name}: no remote.json answers ${address}`,
    );
