import { toEventCard } from './toEventCard';
import type { DetailsRow } from './queries';

/** The event page's data. It contains no email except the host's, if the event shows it (EV-11). */
export function toEventDetails(row: DetailsRow, registered: boolean) {
  return {
    ...toEventCard(row, { registered, now: row.now }),
    description: row.description,
    url: row.url,
    lastUpdate: row.lastUpdate,
    capacityMax: row.capacityMax,
    minTeamSize: row.minTeamSize,
    maxTeamSize: row.maxTeamSize,
    visibility: row.visibility,
    cancelled: row.cancelledAt !== null,
    timelineEntries: row.timelineEntries,
    host: {
      id: row.ownerId,
      firstName: row.hostFirstname,
      lastName: row.hostLastname,
      imageUrl: row.hostImageUrl,
      organization: row.hostOrganization ?? row.organization,
      email: row.showContactEmail ? row.hostEmail : null,
    },
    administrators: row.administrators,
    serverNow: row.now,
    formQuestions: row.formQuestions,
  };
}
