import { type Environment, readInteger } from '../settings/Environment';

/** The rate of sending. */
export interface MailSettings {
  /** Connections of one instance to the mail server. */
  connections: number;
  /** Mails of the kind `bulk` per instance and second. */
  bulkPerSecond: number;
}

/**
 * Reads `MAIL_CONNECTIONS` and `MAIL_BULK_PER_SECOND`. Each kind of mail needs a connection of its own.
 * @throws with the variable's name and its range
 */
export const readMailSettings = (environment: Environment): MailSettings => ({
  connections: readInteger(environment, 'MAIL_CONNECTIONS', { default: 10, min: 3, max: 100 }),
  bulkPerSecond: readInteger(environment, 'MAIL_BULK_PER_SECOND', { default: 50, min: 1, max: 1_000 }),
});
