import { uploads } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import { route } from '../route';
import { fileName, fileUrl } from '../storage/fileNames';
import { succeed } from '../succeed';
import { type Limit, requireWithin, throttle } from '../throttle/throttle';
import { encodeImage } from './encodeImage';
import { saveUpload } from './queries';

/** Pictures that one host may upload in an hour (EV-33). */
const UPLOADS: Limit = { name: 'uploads', hits: 20, seconds: 3600 };

export function uploadsRoutes(app: Application): void {
  route(app, uploads.image, async ({ body: { file }, account, now }) => {
    await requireWithin(app.database, throttle(UPLOADS, account.id), now);
    const { content, ending } = await encodeImage(Buffer.from(await file.arrayBuffer()));
    const name = fileName(content, ending);
    // The row comes first: it keeps the sweep from a file that is being stored.
    await saveUpload(app.database, { name, bytes: content.length, userId: account.id, now });
    await app.storage.save(name, content).catch(() => refuse('IMAGE_NOT_STORED'));
    const imageUrl = fileUrl(name);
    return { ...succeed({ imageUrl }), imageUrl };
  });
}
