import { EVENT_IMAGE_MESSAGE } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { FILES_PATH } from '../../platform/storage/fileNames';

/**
 * Refuses an uploaded picture that is not the host's own or is gone (EV-34), and holds it until the transaction ends, so
 * that it is not removed as unused meanwhile. Pictures that we ship are everybody's.
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
