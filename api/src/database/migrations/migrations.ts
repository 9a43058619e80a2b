import type { Migration } from 'kysely';
import { accounts } from './0001-accounts';
import { events } from './0002-events';
import { notices } from './0003-notices';
import { authoring } from './0005-authoring';
import { hosting } from './0006-hosting';
import { reminders } from './0009-reminders';

/** Every migration in the order of its number; one that was released is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-events': events,
  '0003-notices': notices,
  '0005-authoring': authoring,
  '0006-hosting': hosting,
  '0009-reminders': reminders,
};
