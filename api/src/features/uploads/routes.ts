import { uploads } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { isStorageFull } from '../../platform/database/isDatabaseUnavailable';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { createFileName, getFileUrl } from '../../platform/storage/fileNames';
import { type Limit, requireWithinLimit, createThrottle } from '../../platform/throttle/throttle';
import { encodeImage } from './encodeImage';
import { saveUpload } from './queries';

/** Uploads per host and hour (EV-33). */
const UPLOADS: Limit = { name: 'uploads', hits: 20, seconds: 3600 };

/** Rethrows a full disk, whose error has its own text. */
function refuseUnsaved(error: unknown): never {
  if (isStorageFull(error)) throw error;
  return refuse('IMAGE_NOT_STORED');
}

export function uploadsRoutes(app: Application): void {
  route(app, uploads.image, async ({ body: { file }, account, now }) => {
    await requireWithinLimit(app.database, createThrottle(UPLOADS, account.id), now);
    const { content, ending } = await encodeImage(Buffer.from(await file.arrayBuffer()));
    const name = createFileName(content, ending);
    // Writes the row first, so that purging skips a file that is being stored.
    await saveUpload(app.database, { name, bytes: content.length, userId: account.id, now });
    await app.storage.save(name, content).catch(refuseUnsaved);
    const imageUrl = getFileUrl(name);
    return { ...succeed({ imageUrl }), imageUrl };
  });
}
