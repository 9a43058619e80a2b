import type { SchemaMigration } from './SchemaMigration';
import { accounts } from './0001-accounts';
import { events } from './0002-events';
import { notices } from './0003-notices';
import { resets } from './0004-resets';
import { authoring } from './0005-authoring';
import { hosting } from './0006-hosting';
import { teams } from './0007-teams';
import { quizzes } from './0008-quizzes';
import { reminders } from './0009-reminders';
import { anonymous } from './0010-anonymous';
import { boards } from './0011-boards';
import { attendance } from './0012-attendance';
import { releases } from './0013-releases';
import { separateResets } from './0014-separate-resets';
import { mailDelivery } from './0015-mail-delivery';
import { administratorAcceptance } from './0017-administrator-acceptance';
import { teamNames } from './0018-team-names';
import { scores } from './0019-scores';
import { releaseErrors } from './0020-release-errors';
import { certificates } from './0052-certificates';
import { canaryPages } from './0021-canary-pages';
import { joinLinks } from './0022-join-links';
import { mailCalendars } from './0023-mail-calendars';
import { reminderMails } from './0024-reminder-mails';
import { teamCodes } from './0025-team-codes';
import { joinRequestMessages } from './0026-join-request-messages';
import { eventSearch } from './0027-event-search';
import { rejectionMails } from './0028-rejection-mails';
import { scoreLists } from './0029-score-lists';
import { eventLists } from './0030-event-lists';
import { growingReads } from './0031-growing-reads';
import { personSearch } from './0033-person-search';
import { eventDrafts } from './0035-event-drafts';
import { hostEventLists } from './0032-host-event-lists';
import { administratorDepartures } from './0038-administrator-departures';
import { announcementStates } from './0050-announcement-states';
import { announcements } from './0043-announcements';
import { administratorRoles } from './0045-administrator-roles';
import { calendarFeeds } from './0047-calendar-feeds';
import { formQuestions } from './0049-form-questions';
import { registrationRequests } from './0048-registration-requests';
import { searchDays } from './0046-search-days';
import { largeEvents } from './0051-large-events';
import { mailQueue } from './0039-mail-queue';
import { signingKeys } from './0053-signing-keys';
import { tickets } from './0054-tickets';
import { door } from './0055-door';
import { boundedReads } from './0056-bounded-reads';
import { certificateCounts } from './0057-certificate-counts';
import { waitingCounts } from './0058-waiting-counts';
import { pastEvents } from './0059-past-events';
import { activityIndex } from './0060-activity-index';
import { roomCounts } from './0061-room-counts';
import { certificateSearch } from './0062-certificate-search';
import { attendeeLists } from './0063-attendee-lists';
import { hostCalendars } from './0064-host-calendars';
import { roomPages } from './0065-room-pages';
import { roomsCountedOnce } from './0066-rooms-counted-once';
import { attendeesByType } from './0067-attendees-by-type';
import { beginningsOfNames } from './0068-beginnings-of-names';
import { waitlist } from './0040-waitlist';

/** All migrations in order. A released migration never changes; a later one corrects it. */
export const migrations: Record<string, SchemaMigration> = {
  '0001-accounts': accounts,
  '0002-events': events,
  '0003-notices': notices,
  '0004-resets': resets,
  '0005-authoring': authoring,
  '0006-hosting': hosting,
  '0007-teams': teams,
  '0008-quizzes': quizzes,
  '0009-reminders': reminders,
  '0010-anonymous': anonymous,
  '0011-boards': boards,
  '0012-attendance': attendance,
  '0013-releases': releases,
  '0014-separate-resets': separateResets,
  '0015-mail-delivery': mailDelivery,
  '0017-administrator-acceptance': administratorAcceptance,
  '0018-team-names': teamNames,
  '0019-scores': scores,
  '0020-release-errors': releaseErrors,
  '0021-canary-pages': canaryPages,
  '0022-join-links': joinLinks,
  '0023-mail-calendars': mailCalendars,
  '0024-reminder-mails': reminderMails,
  '0025-team-codes': teamCodes,
  '0026-join-request-messages': joinRequestMessages,
  '0027-event-search': eventSearch,
  '0028-rejection-mails': rejectionMails,
  '0029-score-lists': scoreLists,
  '0030-event-lists': eventLists,
  '0031-growing-reads': growingReads,
  '0033-person-search': personSearch,
  '0035-event-drafts': eventDrafts,
  '0032-host-event-lists': hostEventLists,
  '0038-administrator-departures': administratorDepartures,
  '0039-mail-queue': mailQueue,
  '0040-waitlist': waitlist,
  '0043-announcements': announcements,
  '0045-administrator-roles': administratorRoles,
  '0046-search-days': searchDays,
  '0047-calendar-feeds': calendarFeeds,
  '0048-registration-requests': registrationRequests,
  '0049-form-questions': formQuestions,
  '0050-announcement-states': announcementStates,
  '0051-large-events': largeEvents,
  '0052-certificates': certificates,
  '0053-signing-keys': signingKeys,
  '0054-tickets': tickets,
  '0055-door': door,
  '0056-bounded-reads': boundedReads,
  '0057-certificate-counts': certificateCounts,
  '0058-waiting-counts': waitingCounts,
  '0059-past-events': pastEvents,
  '0060-activity-index': activityIndex,
  '0061-room-counts': roomCounts,
  '0062-certificate-search': certificateSearch,
  '0063-attendee-lists': attendeeLists,
  '0064-host-calendars': hostCalendars,
  '0065-room-pages': roomPages,
  '0066-rooms-counted-once': roomsCountedOnce,
  '0067-attendees-by-type': attendeesByType,
  '0068-beginnings-of-names': beginningsOfNames,
};
