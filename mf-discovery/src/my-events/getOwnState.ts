import type { OwnEvent, RegistrationState } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';

const isOver = ({ registrationState }: OwnEvent): boolean =>
  registrationState === 'ENDED' || registrationState === 'CANCELLED';

/** The state of a listed event; a registration made on this page counts before the list is refreshed. */
export const getOwnState = (event: OwnEvent): RegistrationState =>
  session.marks.registered.has(event.id) && !isOver(event) ? 'REGISTERED' : event.registrationState;
