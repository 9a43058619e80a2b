import { z } from '#schema';
import { endpoint } from '../endpoint';
import { text } from '../entities/text';

/** Stores a picture under a name derived from its content; the server ignores `keyName`. */
export const image = endpoint('POST', '/s3/upload', {
  access: 'host',
  object: 'none',
  encoding: 'multipart',
  failure: 'Image upload failed',
  body: z.object({ keyName: text(400), file: z.file({ error: 'Please choose a picture.' }) }),
  reply: z.object({
    status: z.literal('SUCCESS'),
    imageUrl: z.string(),
    data: z.object({ imageUrl: z.string() }),
  }),
});
