import { FILES_PATH } from '../platform/storage/fileNames';

/** Path of the route that serves uploads as JPEG cards, because some chats and networks cannot read WebP. */
export const PREVIEWS_PATH = '/previews/';

export interface PreviewPicture {
  path: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** Networks show this ratio uncropped: 1.91 to 1. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The preview picture of an event; each shipped drawing has a PNG beside it (`npm run pictures`). */
export function getPreviewPicture(imageUrl: string): PreviewPicture {
  if (imageUrl.startsWith(FILES_PATH))
    return {
      path: `${PREVIEWS_PATH}${imageUrl.slice(FILES_PATH.length)}.jpg`,
      type: 'image/jpeg',
      ...PREVIEW_SIZE,
    };
  return { path: imageUrl.replace(/\.svg$/, '.png'), type: 'image/png', ...PREVIEW_SIZE };
}
