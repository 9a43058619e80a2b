import type { FormRules } from './Rule';

/** Maximum lengths of an announcement; its notification contains the whole text. */
export const ANNOUNCEMENT_LENGTHS = { subject: 120, text: 1000 };

/** Announcements per event within 24 hours (AN-3). */
export const ANNOUNCEMENTS_A_DAY = 3;

/** The form of an announcement. */
export interface AnnouncementForm {
  subject: string;
  text: string;
}

const requireText = (name: string, max: number) => (value: string) => {
  const { length } = [...value.trim()];
  if (length === 0) return `${name} is required.`;
  return length > max ? `At most ${max} characters, please.` : undefined;
};

export const announcementRules: FormRules<AnnouncementForm> = {
  subject: (value) =>
    /[\r\n]/.test(value)
      ? 'Subject must be one line.'
      : requireText('Subject', ANNOUNCEMENT_LENGTHS.subject)(value),
  text: requireText('Text', ANNOUNCEMENT_LENGTHS.text),
};
