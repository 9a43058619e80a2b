import { FILES_PATH } from '../platform/storage/fileNames';

/** Where uploaded pictures are served as the JPEG of a card: chats and networks do not all read WebP. */
export const PREVIEWS_PATH = '/previews/';

export interface PreviewPicture {
  path: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** What networks show whole: 1.91 to 1. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The picture of an event as its card shows it; beside each shipped drawing lies its PNG (`npm run pictures`). */
export function getPreviewPicture(imageUrl: string): PreviewPicture {
  if (imageUrl.startsWith(FILES_PATH))
    return {
      path: `${PREVIEWS_PATH}${imageUrl.slice(FILES_PATH.length)}.jpg`,
      type: 'image/jpeg',
      ...PREVIEW_SIZE,
    };
  return { path: imageUrl.replace(/\.svg$/, '.png'), type: 'image/png', ...PREVIEW_SIZE };
}
