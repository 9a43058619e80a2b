import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';

export interface Upload {
  name: string;
  bytes: number;
  userId: string;
  now: Date;
}

/** Records a file and its uploader; a repeat renews the time, which delays its removal (EV-33). */
export async function saveUpload(database: Database, { name, bytes, userId, now }: Upload): Promise<void> {
  await database
    .insertInto('files')
    .values({ name, bytes, uploadedAt: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ uploadedAt: now }))
    .execute();
  await database
    .insertInto('uploads')
    .values({ userId, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Files uploaded until `before` and used by no event and no certificate. */
export const findUnusedFiles = (database: Database, before: Date) =>
  database
    .selectFrom('files')
    .select('files.name')
    .where('files.uploadedAt', '<=', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('events')
            .select('events.id')
            .where('events.imageUrl', '=', sql<string>`'/files/' || files.name`),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('certificateDesigns')
            .select('certificateDesigns.id')
            .where('certificateDesigns.pictures', '@>', sql<string[]>`array['/files/' || files.name]`),
        ),
      ),
    );

/** Locks a file's row until the transaction ends; undefined if it is locked already. */
export const lockFile = (transaction: DatabaseTransaction, name: string) =>
  transaction
    .selectFrom('files')
    .select('name')
    .where('name', '=', name)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
