import { EVENT_IMAGE_MESSAGE } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { FILES_PATH } from '../../platform/storage/fileNames';

interface OwnImage {
  path: string;
  accountId: string;
  /** The field of the error. */
  field: string;
}

/**
 * Refuses an upload that is missing or another host's (EV-34), and locks it until the transaction ends, which
 * prevents its removal. Shipped pictures are open to everybody.
 * @throws `VALIDATION` for the field
 */
export async function requireOwnImage(
  transaction: DatabaseTransaction,
  { path, accountId, field }: OwnImage,
): Promise<void> {
  if (!path.startsWith(FILES_PATH)) return;
  const file = await transaction
    .selectFrom('files')
    .select('files.name')
    .where('files.name', '=', path.slice(FILES_PATH.length))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('uploads')
          .select('uploads.name')
          .whereRef('uploads.name', '=', 'files.name')
          .where('uploads.userId', '=', accountId),
      ),
    )
    .forKeyShare()
    .executeTakeFirst();
  if (file === undefined) refuse('VALIDATION', { errors: [{ field, message: EVENT_IMAGE_MESSAGE }] });
}
