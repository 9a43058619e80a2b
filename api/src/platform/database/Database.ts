import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from './tables/accountTables';
import type { DoorTables } from './tables/doorTables';
import type { EventTables } from './tables/eventTables';
import type { RoomAndFileTables } from './tables/roomAndFileTables';
import type { IdempotencyTables } from './tables/idempotencyTables';
import type { AnnouncementTables } from './tables/announcementTables';
import type { CertificateTables } from './tables/certificateTables';
import type { MailTables } from './tables/mailTables';
import type { NotificationTables } from './tables/notificationTables';
import type { QuizTables } from './tables/quizTables';
import type { ReleaseTables } from './tables/releaseTables';
import type { SigningKeyTables } from './tables/signingKeyTables';
import type { TeamTables } from './tables/teamTables';
import type { TicketTables } from './tables/ticketTables';
import type { ThrottleTables } from './tables/throttleTables';
import type { EventViewTables } from './tables/eventViewTables';

/**
 * Every table by name; the table types are in `tables/`. Names are snake_case in SQL, camelCase in
 * TypeScript.
 */
export interface Tables
  extends
    AccountTables,
    DoorTables,
    EventTables,
    RoomAndFileTables,
    IdempotencyTables,
    AnnouncementTables,
    CertificateTables,
    MailTables,
    NotificationTables,
    QuizTables,
    ReleaseTables,
    SigningKeyTables,
    TeamTables,
    TicketTables,
    ThrottleTables,
    EventViewTables {}

/** The database of either engine. A transaction has the same type, so queries accept both. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
