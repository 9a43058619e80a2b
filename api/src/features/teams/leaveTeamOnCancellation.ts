import type { CancellationHandler } from '../registration/cancelRegistration';
import { cancelRequestsOfUser } from './closeRequests';
import { leaveOwnTeam } from './leaveTeam';

/** A cancelled registration leaves the event's team and cancels its join requests (RG-11). */
export const leaveTeamOnCancellation: CancellationHandler = async (
  transaction,
  { eventId, userId, clock, now },
) => {
  await leaveOwnTeam(transaction, { eventId, userId, clock });
  await cancelRequestsOfUser(transaction, { eventId, userId, now });
};
