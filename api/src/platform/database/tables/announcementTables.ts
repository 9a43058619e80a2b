import type { Defaulted } from './Defaulted';

interface Announcements {
  id: string;
  eventId: string;
  authorId: string | null;
  subject: string;
  text: string;
  team: 'with' | 'without' | null;
  checkedIn: 'yes' | 'no' | null;
  state: Defaulted<'registered' | 'waiting' | 'pending'>;
  recipients: number;
  /** People who would have got it, had they not muted the event. */
  muted: number;
  /** Final number of sent mails; null while the mails are stored and counted themselves. */
  sent: number | null;
  failed: number | null;
  createdAt: Date;
}

interface MutedAnnouncements {
  eventId: string;
  userId: string;
  mutedAt: Date;
}

export interface AnnouncementTables {
  announcements: Announcements;
  mutedAnnouncements: MutedAnnouncements;
}
