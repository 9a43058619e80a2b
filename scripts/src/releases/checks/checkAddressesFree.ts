import type { Audience } from '@marquee/shared-contracts';
import { getPaths, type ReleaseCheck, findSiblings } from './Candidate';

/** Makes "/event/:id" and "/event/:eventId" equal. */
const normalizePath = (path: string): string => path.replace(/:\w+/g, ':').toLowerCase();

const PEOPLE: Record<Audience, readonly string[]> = {
  public: ['visitor', 'user', 'host'],
  visitor: ['visitor'],
  account: ['user', 'host'],
  user: ['user'],
  host: ['host'],
};

const hasCommonPerson = (one: Audience, other: Audience): boolean =>
  PEOPLE[one].some((person) => PEOPLE[other].includes(person));

/** Rejects paths of another remote, and slots of another remote for the same audience. */
export const checkAddressesFree: ReleaseCheck = (candidate) => {
  const own = candidate.release;
  const slots = own.declaration?.slots ?? [];
  return findSiblings(candidate).remotes.flatMap((other) => {
    const taken = new Set(getPaths(other).map(normalizePath));
    const paths = getPaths(own).filter((path) => taken.has(normalizePath(path)));
    const filled = slots.filter(({ slot, access }) =>
      (other.declaration?.slots ?? []).some(
        (theirs) => theirs.slot === slot && hasCommonPerson(theirs.access, access),
      ),
    );
    return [
      ...paths.map((path) => `${path} is an address of ${other.name} ${other.version} already`),
      ...filled.map(
        ({ slot }) => `the slot ${slot} is filled by ${other.name} ${other.version} for the same people`,
      ),
    ];
  });
};
