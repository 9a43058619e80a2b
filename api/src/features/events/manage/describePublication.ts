import { type Category, listMissingFields } from '@marquee/shared-contracts';
import type { DraftChoices } from '../../../platform/database/tables/eventTables';

interface HostedEvent {
  title: string;
  description: string;
  organization: string;
  mode: string;
  imageUrl: string;
  draft: DraftChoices | null;
}

/** An event's state for its hosts; of a draft also what it lacks, and the choices that it has (EV-41). */
export function describePublication({ draft, organization: location, ...event }: HostedEvent) {
  if (draft === null) return { state: 'published' as const, missing: [] };
  const chosen = Object.entries(draft).filter(([, choice]) => choice !== '');
  const choices: Partial<DraftChoices & { category: Category }> = Object.fromEntries(chosen);
  return {
    state: 'draft' as const,
    missing: listMissingFields({ ...event, location, ...draft }),
    ...choices,
  };
}
