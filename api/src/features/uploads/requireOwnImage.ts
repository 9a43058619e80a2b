import { EVENT_IMAGE_MESSAGE } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { FILES_PATH } from '../../platform/storage/fileNames';

/**
 * Refuses an upload that is missing or another host's (EV-34), and locks it until the transaction ends, which
 * prevents its removal. Shipped pictures are open to everybody.
 * @throws `VALIDATION` for the field `imageUrl`
 */
export async function requireOwnImage(
  transaction: DatabaseTransaction,
  imageUrl: string,
  accountId: string,
): Promise<void> {
  if (!imageUrl.startsWith(FILES_PATH)) return;
  const file = await transaction
    .selectFrom('files')
    .select('files.name')
    .where('files.name', '=', imageUrl.slice(FILES_PATH.length))
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
  if (file === undefined)
    refuse('VALIDATION', { errors: [{ field: 'imageUrl', message: EVENT_IMAGE_MESSAGE }] });
}
