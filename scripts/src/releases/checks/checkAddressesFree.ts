import type { Audience } from '@marquee/shared-contracts';
import { pathsOf, type ReleaseCheck, siblingsOf } from './Candidate';

/** "/event/:id" and "/event/:eventId" are one address. */
const addressOf = (path: string): string => path.replace(/:\w+/g, ':').toLowerCase();

const people: Record<Audience, readonly string[]> = {
  public: ['visitor', 'user', 'host'],
  visitor: ['visitor'],
  account: ['user', 'host'],
  user: ['user'],
  host: ['host'],
};

const meet = (one: Audience, other: Audience): boolean =>
  people[one].some((person) => people[other].includes(person));

/** No sibling has the same paths or, for the same audience, the same slots. */
export const checkAddressesFree: ReleaseCheck = (candidate) => {
  const own = candidate.release;
  const slots = own.declaration?.slots ?? [];
  return siblingsOf(candidate).remotes.flatMap((other) => {
    const taken = new Set(pathsOf(other).map(addressOf));
    const paths = pathsOf(own).filter((path) => taken.has(addressOf(path)));
    const filled = slots.filter(({ slot, access }) =>
      (other.declaration?.slots ?? []).some((theirs) => theirs.slot === slot && meet(theirs.access, access)),
    );
    return [
      ...paths.map((path) => `${path} is an address of ${other.name} ${other.version} already`),
      ...filled.map(
        ({ slot }) => `the slot ${slot} is filled by ${other.name} ${other.version} for the same people`,
      ),
    ];
  });
};
