import type { Audience, SlotName } from '@marquee/shared-contracts';
import { findAddressConflicts, findUnusableAddresses } from '../store/findAddressConflicts';
import type { ReleaseRecord } from '../store/Store';
import { type ReleaseCheck, findRivals } from './Candidate';

const PEOPLE: Record<Audience, readonly string[]> = {
  public: ['visitor', 'user', 'host'],
  visitor: ['visitor'],
  account: ['user', 'host'],
  user: ['user'],
  host: ['host'],
};

const hasCommonPerson = (one: Audience, other: Audience): boolean =>
  PEOPLE[one].some((person) => PEOPLE[other].includes(person));

/** Slots that one remote alone may fill for the same people. */
const SINGLE_SLOTS: SlotName[] = ['navigation.bell'];

function findFilledSlots(own: ReleaseRecord, other: ReleaseRecord): string[] {
  const theirs = other.declaration?.slots ?? [];
  return (own.declaration?.slots ?? [])
    .filter(
      ({ slot, access }) =>
        SINGLE_SLOTS.includes(slot) &&
        theirs.some((each) => each.slot === slot && hasCommonPerson(each.access, access)),
    )
    .map(({ slot }) => `the slot ${slot} is filled by ${other.name} ${other.version} for the same people`);
}

function findSameEntries(own: ReleaseRecord, other: ReleaseRecord): string[] {
  const theirs = other.declaration?.navigation ?? [];
  return (own.declaration?.navigation ?? [])
    .filter(({ menu, label }) => theirs.some((each) => each.menu === menu && each.label === label))
    .map(({ menu, label }) => `${menu} has an entry "${label}" of ${other.name} ${other.version} already`);
}

/** Rejects paths of the product or of another remote, its slots for the same audience, and its labels in a menu. */
export const checkAddressesFree: ReleaseCheck = (candidate) => {
  const own = candidate.release;
  const taken = findRivals(candidate).flatMap((other) => [
    ...findAddressConflicts(own, other).map(
      ({ path, reason }) => `${path} is an address of ${other.name} ${other.version} already${reason}`,
    ),
    ...findFilledSlots(own, other),
    ...findSameEntries(own, other),
  ]);
  return [...findUnusableAddresses(own), ...taken];
};
